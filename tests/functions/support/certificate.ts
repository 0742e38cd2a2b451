/**
 * A certificate for the servers of the tests, which protects nothing: for `localhost`, 127.0.0.1 and 0.0.0.0,
 * until 2119, by an authority that only clients with `authority.pem` trust.
 */
import { fileURLToPath } from 'node:url';

export const authorityFile = fileURLToPath(new URL('authority.pem', import.meta.url));

export const certificate = {
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQguHH9uuhFl36ujKCD
zMIfjgzi+tEGhl+h5whx5cngDquhRANCAAQiw0c/lSckWax78FRFp8kwSJXs97Me
I71jF4sN5II7KVTIUsZf/5tO7dVJdojlek7qTQPfbxwIlWZOtVly/yhM
-----END PRIVATE KEY-----
`,
  cert: `-----BEGIN CERTIFICATE-----
MIIBnjCCAUSgAwIBAgIBATAKBggqhkjOPQQDAjAQMQ4wDAYDVQQDDAVUZXN0czAg
Fw0yMDAxMDEwMDAwMDBaGA8yMTE5MTIwODAwMDAwMFowFDESMBAGA1UEAwwJbG9j
YWxob3N0MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEIsNHP5UnJFmse/BURafJ
MEiV7PezHiO9YxeLDeSCOylUyFLGX/+bTu3VSXaI5XpO6k0D328cCJVmTrVZcv8o
TKOBiDCBhTAgBgNVHREEGTAXgglsb2NhbGhvc3SHBH8AAAGHBAAAAAAwDAYDVR0T
AQH/BAIwADATBgNVHSUEDDAKBggrBgEFBQcDATAdBgNVHQ4EFgQUKIi4Ziqhk2eV
l/K4mHw/qw7ZI3EwHwYDVR0jBBgwFoAU/gxxFXfHT6M/tBDRvadjPnKOWHYwCgYI
KoZIzj0EAwIDSAAwRQIhAP9bpKgPUocgpn+PGyR3naYRZv72l5f3IcxtsGRbEqjY
AiB/rl+mnpr1J/qEmFMIPPYEAqzFR04RVSzEGHKCDOQg2g==
-----END CERTIFICATE-----
`,
};
