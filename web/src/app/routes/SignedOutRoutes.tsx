import { Route, Routes } from 'react-router-dom';
import { LoginScreen } from '../../features/auth/login/LoginScreen';
import {
  ForgotPasswordScreen,
  GuestScreen,
  InvitationScreen,
  RegisterScreen,
  ResetPasswordScreen,
  RestoreEmailScreen,
  StayScreen,
  VerifyOtpScreen,
  VerifyScreen,
} from './screens';

/** Spec §2 'Signed out': any other path shows the sign-in page and keeps its address. */
export function SignedOutRoutes() {
  return (
    <Routes>
      <Route path="/register" element={<RegisterScreen />} />
      <Route path="/verify-otp" element={<VerifyOtpScreen />} />
      <Route path="/forgot-password" element={<ForgotPasswordScreen />} />
      <Route path="/reset-password" element={<ResetPasswordScreen />} />
      <Route path="/restore-email" element={<RestoreEmailScreen />} />
      <Route path="/invitation" element={<InvitationScreen />} />
      <Route path="/guest/:token" element={<GuestScreen />} />
      <Route path="/stay/:token" element={<StayScreen />} />
      <Route path="/verify-draft" element={<VerifyScreen />} />
      <Route path="*" element={<LoginScreen />} />
    </Routes>
  );
}
