/**
 * Calls, their schemas and the client load after the first paint: a rendered document contains its answers.
 * Query options therefore import them inside their functions only.
 */
export const lazyCall = async <M extends object>(contract: Promise<M>) => {
  const [calls, { request }] = await Promise.all([contract, import('./request.ts')])
  return { ...calls, request }
}
