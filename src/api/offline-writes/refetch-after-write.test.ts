import { QueryClient, QueryObserver } from '@tanstack/query-core'
import { describe, expect, it } from 'vitest'
import { refetchAfterWrite } from './refetch-after-write.ts'

const queryKey = ['history']

/** A backend whose answer is made when it is asked and arrives when the test says so. */
const slowBackend = () => {
  const played: string[] = []
  const held: (() => void)[] = []
  const ask = () => {
    const answer = [...played]
    return new Promise<string[]>((done) => held.push(() => done(answer)))
  }
  return { played, held, ask }
}

describe('refetch after a write', () => {
  it('shows the write though an answer from before it arrived after it', async () => {
    const { played, held, ask } = slowBackend()
    const client = new QueryClient()
    const observer = new QueryObserver(client, { queryKey, queryFn: ask, staleTime: 15_000 })
    const stop = observer.subscribe(() => undefined)
    played.push('song')
    const refetch = refetchAfterWrite(client, queryKey)
    held.shift()?.()
    await expect.poll(() => held.length).toBe(1)
    held.shift()?.()
    await refetch
    expect(observer.getCurrentResult().data).toEqual(['song'])
    stop()
  })
  it('invalidates a list that is not shown, and refetches it when it is', async () => {
    const { played, held, ask } = slowBackend()
    const client = new QueryClient()
    const first = client.fetchQuery({ queryKey, queryFn: ask, staleTime: 15_000 })
    played.push('song')
    const refetch = refetchAfterWrite(client, queryKey)
    held.shift()?.()
    await Promise.all([first, refetch])
    expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true)
  })
})
