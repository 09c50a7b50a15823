/** CALL-SHELL-02, VERSION-01 */
import { parse } from 'valibot'
import { LatestBuild, latestBuildPath } from '../../contract/shell.ts'

export const fetchLatestBuild = async (now: number): Promise<string> => {
  const answer = await fetch(`${latestBuildPath}?t=${now}`, { cache: 'no-store' })
  if (!answer.ok) throw new Error(`${latestBuildPath} answered ${answer.status}`)
  return parse(LatestBuild, await answer.json()).id
}
