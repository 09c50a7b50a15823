import type { PublicTenant } from '../contract/page.ts'

/** Host of the tenant's own provider, where the account and its login lie; null where the portal has them. */
export const providerHostOf = ({ passwordsAt }: Pick<PublicTenant, 'passwordsAt'>): string | null =>
  passwordsAt === undefined ? null : new URL(passwordsAt).host
