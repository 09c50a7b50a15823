import { readdirSync, readFileSync } from 'node:fs'
import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { BackendError, OfflineError } from '../../src/api/backend-error.ts'
import { configureBackend } from '../../src/api/backend.ts'
import { redeemLoginCode, refreshAccessToken, tradeProviderToken } from '../../src/api/session.ts'
import type { Call } from '../../src/contract/define.ts'
import { getEnvFile } from '../../src/contract/shell.ts'
import { dataSaver } from '../../src/lib/data-saver.ts'
import { loadDeviceId } from '../../src/api/device.ts'
import { clientParts } from '../../src/api/backend.fixture.ts'
import { callRows, startStubBackend, sendCall } from '../support/stub-backend.ts'

const far = startStubBackend()
const [, anyCall] = callRows[0] ?? []
if (!anyCall) throw new Error('the contract is empty')

describe('every call of the backend client', () => {
  it.each(callRows)('%s sends the web channel [CALL-BASE-01]', async (_, call) => {
    await expect(sendCall(call)).rejects.toMatchObject({ status: 404 })
    expect(far.seen[0]?.headers['x-distribution-channel']).toBe('WEB')
  })

  it.each(callRows)('%s sends the tenant [CALL-BASE-02]', async (_, call) => {
    await expect(sendCall(call)).rejects.toMatchObject({ status: 404 })
    expect(far.seen[0]?.headers['x-tenant-id']).toBe('nour')
  })

  it.each(callRows)('%s throws the error of the backend [ERR-59]', async (_, call) => {
    far.answering = { status: 409, error: 'SOME_CODE', i18Message: 'x', requestId: 'r-1234567' }
    const failure = await sendCall(call).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(BackendError)
    expect(failure).toMatchObject({ status: 409, code: 'SOME_CODE' })
  })

  it.each(callRows)('%s uses its path below the one base address [CALL-BASE-04]', async (_, call) => {
    await expect(sendCall(call)).rejects.toMatchObject({ status: 404 })
    const path = call.path.replace(
      /\{(\w+)\}/g,
      (__, name: string) => ({ id: 'x_1', type: 'tracks', lang: 'en', name: 'home' })[name] ?? '',
    )
    expect([far.seen[0]?.method, far.seen[0]?.url?.split('?')[0]]).toEqual([call.method, `/far/api${path}`])
  })
})

describe('the backend client', () => {
  it('has no timeout unless it is given a deadline [CALL-BASE-03]', async () => {
    far.isHolding = true
    const timeout = vi.spyOn(AbortSignal, 'timeout')
    const patient = sendCall(anyCall)
    await expect.poll(() => far.held.length).toBe(1)
    expect(timeout).not.toHaveBeenCalled()
    far.held[0]?.()
    await expect(patient).rejects.toMatchObject({ status: 404 })

    await expect(sendCall(anyCall, { deadline: 20 })).rejects.toBeInstanceOf(Error)
    expect(timeout).toHaveBeenCalledWith(20)
  })

  it('sets a deadline for each call on a slow connection, a longer one for a write', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout')
    const send = async (call: Call) => {
      await expect(sendCall(call)).rejects.toMatchObject({ status: 404 })
      return timeout.mock.calls.splice(0).flat()
    }
    dataSaver.isEnabled = true
    onTestFinished(() => void (dataSaver.isEnabled = false))
    for (const [name, call] of callRows) {
      const ms = call.method === 'GET' ? 8_000 : 15_000
      expect([name, await send(call)]).toEqual([name, [ms]])
    }
    // A caller that sets its own header does not get another.
    await expect(sendCall(anyCall, { deadline: 20_000 })).rejects.toMatchObject({ status: 404 })
    expect(timeout.mock.calls).toEqual([[20_000]])
  })

  it('repeats a token refresh that timed out, because it may have rotated', async () => {
    far.isHolding = true
    const late = new AbortController()
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(late.signal)
    dataSaver.isEnabled = true
    onTestFinished(() => void (dataSaver.isEnabled = false))
    const turning = refreshAccessToken('the-handle')
    await expect.poll(() => far.held.length).toBe(1)
    late.abort(new DOMException('too late', 'TimeoutError'))
    await expect.poll(() => far.held.length).toBe(2)
    expect(timeout).toHaveBeenCalledTimes(2)
    far.held[1]?.()
    await expect(turning).rejects.toMatchObject({ status: 404 })
    expect(new Set(far.seen.map(({ url }) => url))).toEqual(new Set(['/far/api/security/token/refresh']))
  })

  it('sends every call except the environment file [CALL-BASE-05]', () => {
    const src = new URL('../../src/', import.meta.url).pathname
    const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
      .filter((file) =>
        /(?<![.\w])fetch\(|(?:window|globalThis|self)\.fetch\(|XMLHttpRequest|sendBeacon|EventSource/.test(
          readFileSync(src + file, 'utf8'),
        ),
      )
    // Media bytes and the host's own build file are not backend calls.
    const others = [
      'app/update/latest-build.ts',
      'features/video/player/VideoScrubber.tsx',
      'features/video/source/native-source.ts',
      'state/downloads/fetch-sound.ts',
      'state/downloads/serve-sound.ts',
      'ui/lazy-images.ts',
    ]
    expect(files.filter((file) => !others.includes(file)).toSorted()).toEqual([
      'api/request.ts',
      'app/boot/environment.ts',
    ])
    const environment = readFileSync(`${src}app/boot/environment.ts`, 'utf8')
    expect(environment).toMatch(/fetch\(environmentPath\)/)
    expect(environment).toContain(`environmentPath = '/api${getEnvFile.path}'`)
  })

  it('passes status, code and details of a refusal to the caller [ERR-27]', async () => {
    for (const status of [400, 402, 403, 404, 409, 410, 413, 429, 500, 502, 503]) {
      far.answering = {
        status,
        error: `CODE_${status}`,
        i18Message: 'x',
        requestId: 'r-1234567',
        details: { of: status },
      }
      await expect(sendCall(anyCall)).rejects.toMatchObject({
        name: 'BackendError',
        status,
        code: `CODE_${status}`,
        details: { of: status },
      })
    }
  })

  const token = { access_token: 'a', refresh_token: 'r', expires: 1 }
  it.each([200, 201, 202])('accepts a login answered with %i [CALL-ANSWER-03]', async (status) => {
    far.answering = { ...token, status }
    expect(await redeemLoginCode('code')).toEqual(token)
  })
  it.each([203, 206])(
    'treats a login answered with %i as a failure, and no other status [CALL-ANSWER-03]',
    async (status) => {
      far.answering = { ...token, status }
      await expect(redeemLoginCode('code')).rejects.toMatchObject({ name: 'BackendError', status })
      expect(await tradeProviderToken('token')).toEqual(token)
    },
  )

  it('identifies the device by its id, uses 1 when the look-up fails, and logs it [CALL-DEVICE-02, ERR-54, AMBIG-061]', async () => {
    const errors = vi.spyOn(console, 'error').mockReturnValue(undefined)
    const lost = new QueryClient()
    expect(await loadDeviceId(lost, 'nour')).toBe('1')
    expect(far.seen.map(({ url }) => url)).toEqual(['/far/api/device'])
    expect(errors).toHaveBeenCalledWith('error get device id', expect.objectContaining({ status: 404 }))
    // The fallback is not cached: the next lookup asks the backend again.
    expect(await loadDeviceId(lost, 'nour')).toBe('1')
    expect(far.seen).toHaveLength(2)
  })

  it('sends the idempotency key of a write to an external backend only where it allows the header', async () => {
    const keySent = async () => {
      await expect(sendCall(anyCall, { idempotencyKey: 'k-1' })).rejects.toMatchObject({ status: 404 })
      return far.seen.at(-1)?.headers['idempotency-key']
    }
    expect(await keySent()).toBe('k-1')
    configureBackend({ ...clientParts, takesKeys: false, base: far.base(), tenantName: 'nour' })
    expect(await keySent()).toBeUndefined()
  })

  it('distinguishes a network failure from a refusal', async () => {
    configureBackend({ ...clientParts, base: 'http://127.0.0.1:9/api', tenantName: 'nour' })
    await expect(sendCall(anyCall)).rejects.toBeInstanceOf(OfflineError)
  })
})
