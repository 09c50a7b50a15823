/** The only way to the backend: returns values, throws typed errors; it never toasts, translates or navigates. */
import { parse, safeParse } from 'valibot'
import { BackendError, OfflineError } from './backend-error.ts'
import { type Backend, configuredBackend } from './backend.ts'
import {
  type Call,
  type CallAnswer,
  type CallInput,
  answersOf,
  hasOutcomes,
  readsToken,
} from '../contract/define.ts'
import { ErrorAnswer, type ErrorCode } from '../contract/errors.ts'
import { commonHeaders, keyHeader } from '../contract/headers.ts'
import { dataSaver } from '../lib/data-saver.ts'

export interface RequestOptions {
  signal?: AbortSignal
  deadline?: number
  idempotencyKey?: string
  keepalive?: boolean
  isAnonymous?: boolean
}
/** The caller makes the key at the tap, so that a second try of the same tap has the same one. */
type OptionsOf<C extends Call> = C extends { readonly idempotency: 'required' }
  ? [options: RequestOptions & { idempotencyKey: string }]
  : [options?: RequestOptions]

const fillPath = (path: string, params: Record<string, unknown>) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')))

const searchOf = (query: Record<string, unknown>) => {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value))
  const text = search.toString()
  return text ? `?${text}` : ''
}

const tokenFor = (to: Backend, { isAnonymous }: RequestOptions) => (isAnonymous ? null : to.token())

const headersFor = (to: Backend, body: unknown, token: string | null, options: RequestOptions) => {
  const headers = new Headers(commonHeaders(to.tenantName))
  if (token) headers.set('authorization', `Bearer ${token}`)
  if (body !== undefined) headers.set('content-type', 'application/json')
  if (options.idempotencyKey && to.takesKeys) headers.set(keyHeader, options.idempotencyKey)
  return headers
}

/** None by default (CALL-BASE-03); with the data saver a page does not wait forever. */
const timeoutFor = ({ method }: Call) => {
  if (dataSaver.isEnabled) return method === 'GET' ? dataSaver.timeoutMs : dataSaver.writeTimeoutMs
}

const signalOf = (call: Call, { signal, deadline = timeoutFor(call) }: RequestOptions) => {
  const timeout = deadline ? AbortSignal.timeout(deadline) : null
  return signal && timeout ? AbortSignal.any([signal, timeout]) : (signal ?? timeout)
}

const connectionFailure = (error: unknown) =>
  error instanceof DOMException && error.name === 'AbortError'
    ? error
    : new OfflineError('no answer', { cause: error })

const sendCall = async (
  to: Backend,
  call: Call,
  input: LooseInput,
  { token, ...options }: RequestOptions & { token: string | null },
) => {
  const address = to.base + fillPath(call.path, input.params ?? {}) + searchOf(input.query ?? {})
  try {
    const response = await fetch(address, {
      method: call.method,
      headers: headersFor(to, input.body, token, options),
      body: input.body === undefined ? null : JSON.stringify(input.body),
      signal: signalOf(call, options),
      keepalive: options.keepalive ?? false,
      credentials: options.isAnonymous ? 'omit' : 'same-origin',
    })
    dataSaver.signs++
    return response
  } catch (error) {
    throw connectionFailure(error)
  }
}
/** A connection may also break within an answer; a body that is no JSON arrived complete. */
const readBody = async (response: Response): Promise<unknown> => {
  try {
    return await response.json()
  } catch (error) {
    throw error instanceof SyntaxError ? error : connectionFailure(error)
  }
}

/** A refused token is renewed once; where that fails the session is over, and what everybody may read is read as a guest. */
const sendWithToken = async (to: Backend, call: Call, input: LooseInput, options: RequestOptions) => {
  const send = (token: string | null) => sendCall(to, call, input, { ...options, token })
  const token = tokenFor(to, options)
  let response = await send(token)
  const isTokenRead = call.who === 'user' || (token !== null && readsToken(call))
  if (response.status !== 401 || !isTokenRead) return response
  if (await to.renew()) response = await send(tokenFor(to, options))
  else if (call.who === 'anyone') response = await send(null)
  if (response.status === 401) to.onUnauthorized()
  return response
}

const stepUpRequired: ErrorCode = 'STEP_UP_REQUIRED'

interface LooseInput {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
}

const failureOf = async (response: Response) => {
  const body: unknown = await response.json().catch(() => null)
  const parsed = safeParse(ErrorAnswer, body)
  return new BackendError(response.status, parsed.success ? parsed.output : {})
}

/** A refusal that the call declares is data; with other details than declared it is a failure like any other. */
const parseRefusal = ({ refusals = {} }: Call, { code, details }: BackendError) => {
  const declared = Object.entries(refusals).find(([name]) => name === code)
  if (!declared) return null
  const [refused, schema] = declared
  if (!schema) return { refused }
  const parsed = safeParse(schema, details)
  return parsed.success ? { refused, details: parsed.output } : null
}

const parseAnswer = async (call: Call, response: Response) => {
  const answers = answersOf(call)
  const status = answers.has(response.status) ? response.status : call.answer ? 200 : 204
  const schema = answers.get(status)
  const body = schema ? parse(schema, await readBody(response)) : undefined
  return hasOutcomes(call) ? { refused: null, status, body } : body
}

const isAnswer = (call: Call, { status, ok }: Response) => (call.statuses ? answersOf(call).has(status) : ok)

const sendOnce = async (to: Backend, call: Call, input: LooseInput, options: RequestOptions) => {
  const response = await sendWithToken(to, call, input, options)
  return isAnswer(call, response)
    ? { response, failure: null }
    : { response, failure: await failureOf(response) }
}

export const request = async <const C extends Call>(
  call: C,
  input: CallInput<C>,
  ...[options = {}]: OptionsOf<C>
): Promise<CallAnswer<C>> => {
  const backend = configuredBackend()
  const loose: LooseInput = input
  let { response, failure } = await sendOnce(backend, call, loose, options)
  // The options are the same, so the repeated call has the same key.
  if (failure?.code === stepUpRequired && (await backend.confirmLogin()))
    ({ response, failure } = await sendOnce(backend, call, loose, options))
  if (!failure) return (await parseAnswer(call, response)) as CallAnswer<C>
  const refusal = parseRefusal(call, failure)
  if (refusal) return refusal as CallAnswer<C>
  throw failure
}
