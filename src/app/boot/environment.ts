/** Fetched by the empty page alone, before there is a backend client and without its headers. CALL-ENV-01 */
import { parse } from 'valibot'
import type { PageData } from '../../contract/page.ts'
import { EnvFile } from '../../contract/shell.ts'
import { wait } from '../../lib/wait.ts'
import { BootFailure } from './boot-failure.ts'

const environmentPath = '/api/envFile'
/** A connection that neither answers nor fails must not delay what is on the disk. */
const defaultTimeoutMs = 1_500

const fetchEnvironment = async (): Promise<EnvFile | null> => {
  let answer: Response
  try {
    answer = await fetch(environmentPath)
  } catch (error) {
    console.info('offline: the environment of the document is used', error)
    return null
  }
  try {
    if (!answer.ok) throw new Error(`${environmentPath} answered ${answer.status}`)
    return parse(EnvFile, await answer.json())
  } catch (error) {
    throw new BootFailure('environment', error)
  }
}

interface EnvironmentOptions {
  onLate: (env: EnvFile) => void
  timeoutMs?: number
}

export const readEnvironment = async (
  page: Pick<PageData, 'path' | 'env'>,
  { onLate, timeoutMs = defaultTimeoutMs }: EnvironmentOptions,
): Promise<EnvFile> => {
  if (page.path !== null) return page.env
  const pending = fetchEnvironment()
  const inTime = await Promise.race([pending, wait(timeoutMs).then(() => 'late' as const)])
  if (inTime !== 'late') return inTime ?? page.env
  pending.then(
    (env) => env && onLate(env),
    (error: unknown) => console.info('the environment was late and invalid', error),
  )
  return page.env
}
