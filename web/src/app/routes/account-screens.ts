// The screens of an account beside sign-in, which come in one file.

export { InvitationScreen } from '../../features/auth/invitation/InvitationScreen';
export { ForgotPasswordScreen } from '../../features/auth/password/ForgotPasswordScreen';
export { ResetPasswordScreen } from '../../features/auth/password/ResetPasswordScreen';
export { RestoreEmailScreen } from '../../features/auth/profile/RestoreEmailScreen';
export { RegisterScreen } from '../../features/auth/register/RegisterScreen';
export { VerifyOtpScreen } from '../../features/auth/register/VerifyOtpScreen';
