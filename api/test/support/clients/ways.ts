import type { Answer, ApiClient } from './api-client';

/** The outcome of one call over either API. */
export interface Outcome {
  status: number;
  /** The REST body, or the GraphQL field; undefined if the call was refused. */
  data: Answer['body'];
  message?: string;
  code?: string;
  field?: string;
}

const USER = 'id firstName lastName email userRole isAdmin isAdminSession isFirstLogin';
const SIGNED_IN = `{ isFirstLogin user { ${USER} } }`;

/** Every account call: its REST route, if there is one, and its GraphQL operation. */
const ACTIONS = {
  currentUser: { rest: 'GET /api/auth/user', answers: `{ ${USER} }` },
  login: { rest: 'POST /api/auth/login', input: 'LoginInput', answers: SIGNED_IN },
  logout: { rest: 'POST /api/auth/logout' },
  register: { rest: 'POST /api/auth/register-first-time', input: 'RegisterInput' },
  verifyOtp: { rest: 'POST /api/auth/verify-otp', input: 'VerifyOtpInput', answers: SIGNED_IN },
  resendOtp: { rest: 'POST /api/auth/resend-otp', input: 'EmailInput' },
  changePassword: {
    rest: 'POST /api/auth/change-password',
    input: 'ChangePasswordInput',
    answers: SIGNED_IN,
  },
  forgotPassword: { rest: 'POST /api/auth/forgot-password', input: 'EmailInput' },
  resetPassword: { rest: 'POST /api/auth/reset-password', input: 'ResetPasswordInput' },
} satisfies Record<string, { rest: string; input?: string; answers?: string }>;

export type Action = keyof typeof ACTIONS;

/** One of the two APIs; tests that apply to both are written once, for each of WAYS. */
export interface Way {
  name: 'REST' | 'GraphQL';
  call(client: ApiClient, action: Action, input?: object): Promise<Outcome>;
}

export const viaRest: Way = {
  name: 'REST',
  async call(client, action, input) {
    const [method = '', path = ''] = ACTIONS[action].rest.split(' ');
    const { status, body } = await client.send(method, path, { body: input });
    if (status < 400) return { status, data: body };
    const { message, code, field } = body;
    return { status, data: undefined, message, code, field };
  },
};

export const viaGraphql: Way = {
  name: 'GraphQL',
  async call(client, action, input) {
    const facts: { rest: string; input?: string; answers?: string } = ACTIONS[action];
    const kind = action === 'currentUser' ? 'query' : 'mutation';
    const [declared, given] = facts.input
      ? [`($input: ${facts.input}!)`, '(input: $input)']
      : ['', ''];
    const text = `${kind}${declared} { ${action}${given} ${facts.answers ?? ''} }`;
    const { status, data, errors } = await client.graphql(text, { input });
    const [error] = errors ?? [];
    if (!error) return { status, data: data[action] };
    const { code, field } = error.extensions;
    return { status, data: undefined, message: error.message, code, field };
  },
};

export const WAYS = [viaRest, viaGraphql];
