import { loginCookies } from '../modules/session/login-cookies.ts'
import type { Account } from './accounts.ts'
import type { Dialogue } from './dialogue.ts'
import type { InteractionContext } from './interaction-context.ts'

/** Ends the provider's session of another user who did not log out in this browser. */
const forgetFormer = async ({ provider, request, response }: Dialogue, account: Account) => {
  const interaction = await provider.interactionDetails(request, response)
  const { session } = interaction
  if (!session || session.accountId === account.uuid) return
  const former = await provider.Session.findByUid(session.uid)
  await former?.destroy()
  delete interaction.session
  await interaction.save(interaction.exp - Math.floor(Date.now() / 1000))
}

/** No letter about a new device is sent for the browser that created the account. */
export const finishLogin = async (
  { knownDevices, reportNewDevice }: InteractionContext,
  dialogue: Dialogue,
  account: Account,
  isNewAccount = false,
) => {
  const { provider, request, response, visit, pageContext } = dialogue
  await forgetFormer(dialogue, account)
  const owner = { tenant: visit.tenant.name, uuid: account.uuid }
  if (!isNewAccount && knownDevices.read(owner, pageContext.cookies) === null) {
    const agent = request.headers['user-agent'] ?? ''
    await reportNewDevice({ tenant: visit.tenant, account, lang: pageContext.lang, agent })
  }
  response.setHeader('set-cookie', [
    loginCookies.dropTried(),
    knownDevices.remember(owner, pageContext.cookies),
  ])
  // Both prompts are answered, whichever was requested: a new account is logged in as well.
  await provider.interactionFinished(
    request,
    response,
    { login: { accountId: account.uuid, remember: true }, create: {} },
    { mergeWithLastSubmission: false },
  )
}
