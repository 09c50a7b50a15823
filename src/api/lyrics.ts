import { getLyrics } from '../contract/lyrics.ts'
import { request } from './request.ts'

export const fetchLyrics = (id: string, signal: AbortSignal, query: { maxRating?: string } = {}) =>
  request(getLyrics, { params: { id }, query }, { signal })
