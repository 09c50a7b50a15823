/**
 * The environment file. A rendered document carries it; from the empty page of a language it is asked for, without
 * any header of ours and before there is a backend client (CALL-ENV-01, AMBIG-050).
 */
import { parse } from 'valibot'
import type { PageData } from '../../contract/page.ts'
import { EnvFile } from '../../contract/shell.ts'
import { BootFailure } from './boot-failure.ts'

const environmentPath = '/api/envFile'

const ask = async (): Promise<Response | null> => {
  try {
    return await fetch(environmentPath)
  } catch (error) {
    console.info('offline: the environment is the one that came with the page', error)
    return null
  }
}

export const readEnvironment = async (page: Pick<PageData, 'path' | 'env'>): Promise<EnvFile> => {
  if (page.path !== null) return page.env
  const answer = await ask()
  if (!answer) return page.env
  try {
    if (!answer.ok) throw new Error(`${environmentPath} answered ${answer.status}`)
    return parse(EnvFile, await answer.json())
  } catch (error) {
    throw new BootFailure('environment', error)
  }
}
