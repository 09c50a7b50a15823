/** Calls, schemas and client load after the first paint, so query options import them inside their functions only. */
export const lazyCall = async <M extends object>(contract: Promise<M>) => {
  const [calls, { request }] = await Promise.all([contract, import('./request.ts')])
  return { ...calls, request }
}
