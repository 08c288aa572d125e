/** The minimum configuration of production. */
export const PRODUCTION = {
  NODE_ENV: 'production',
  JWT_SECRET: 'e2c8b1d07f5a4936a1b0c3d4f7e69285',
  APP_URL: 'https://house.example.org',
};
