/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import type { AccessToken } from "../wire";

export const getSessionLoginResponseMock = (): AccessToken => ({
  access_token: "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMDQyIn0.c2FuZGJveA",
  expires_in: 3600,
});

export const getSessionRefreshResponseMock = (): AccessToken => ({
  access_token: "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMDQyIn0.cmVuZXdlZA",
  expires_in: 3600,
});
