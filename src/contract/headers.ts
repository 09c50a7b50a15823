/** Headers of a request to the backend; every call but the environment file's has the first two. */
export const channelHeader = 'x-distribution-channel'
export const tenantHeader = 'x-tenant-id'
/** On a write that counts once (`idempotency` of its call). */
export const keyHeader = 'idempotency-key'

/** CALL-BASE-01, CALL-BASE-02 */
export const commonHeaders = (tenant: string) => ({ [channelHeader]: 'WEB', [tenantHeader]: tenant })
