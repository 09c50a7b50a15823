/** How the portal authenticates at the token endpoint (OpenID Connect Core 9, RFC 6749 2.3.1). */
interface Client {
  clientId: string
  clientSecret?: string | undefined
}
interface Proof {
  headers: Record<string, string>
  fields: Record<string, string>
}

const formEncoded = (text: string) => new URLSearchParams({ text }).toString().slice('text='.length)

const byHeader = (id: string, secret: string): Proof => {
  const pair = `${formEncoded(id)}:${formEncoded(secret)}`
  return { headers: { authorization: `Basic ${Buffer.from(pair).toString('base64')}` }, fields: {} }
}
const byField = (id: string, secret: string): Proof => ({
  headers: {},
  fields: { client_id: id, client_secret: secret },
})

/** Null where the provider requires a method that we do not have. Without metadata the header is used. */
export const clientProof = (
  { clientId, clientSecret }: Client,
  accepted: readonly string[] = ['client_secret_basic'],
): Proof | null => {
  if (!clientSecret) return { headers: {}, fields: { client_id: clientId } }
  if (accepted.includes('client_secret_basic')) return byHeader(clientId, clientSecret)
  return accepted.includes('client_secret_post') ? byField(clientId, clientSecret) : null
}
