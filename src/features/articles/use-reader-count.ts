/** Reports once per article and page that it was opened, and returns how many have opened it. */
import { useEffect, useState } from 'react'
import type { Article } from '../../contract/articles.ts'
import { countReader } from '../../api/articles.ts'

const requests = new Map<string, Promise<number>>()

const countOnce = (id: string, category: string) => {
  const request = requests.get(id) ?? countReader(id, category)
  requests.set(id, request)
  return request
}

/** null before the answer, and where there is none, as offline. */
export const useReaderCount = ({ id, section }: Article): number | null => {
  const [reads, setReads] = useState<number | null>(null)
  const category = section?.id ?? null
  useEffect(() => {
    if (category === null) return
    let isUnmounted = false
    countOnce(id, category).then(
      (count) => {
        if (!isUnmounted) setReads(count)
      },
      () => requests.delete(id),
    )
    return () => {
      isUnmounted = true
    }
  }, [id, category])
  return reads
}
