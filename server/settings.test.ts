import { describe, expect, it } from 'vitest'
import { readSettings, settingRows, settingsAsMarkdown, StartError } from './settings.ts'

describe('the settings', () => {
  it('have a default each, and an empty variable is as good as none', () => {
    expect(readSettings({})).toEqual(readSettings({ PORT: '', DATA_DIR: '', TRUST_PROXY: '' }))
    expect(readSettings({})).toMatchObject({
      port: 4000,
      dataDir: './data',
      databaseUrl: '',
      trustProxy: false,
    })
  })

  it.each([
    ['PORT', 'eighty', 'whole number'],
    ['PORT', '70000', 'at most 65535'],
    ['DATABASE_URL', 'mysql://here', 'postgres://'],
    ['PUBLIC_URL', 'riwaq.example', 'https://'],
    ['TRUST_PROXY', 'maybe', 'on or off'],
    ['LOG_LEVEL', 'loud', 'trace, debug'],
    ['REQUESTS_PER_MINUTE', '0', 'at least 1'],
  ])('refuse %s=%s with one sentence that names it', (name, value, why) => {
    const read = () => readSettings({ [name]: value })
    expect(read).toThrow(StartError)
    expect(read).toThrow(new RegExp(`^The setting ${name} .*${why}.*; it is '${value}'\\.$`))
  })

  it('stand in one table for the README', () => {
    const lines = settingsAsMarkdown().split('\n').slice(2)
    expect(lines).toHaveLength(Object.keys(settingRows).length)
    expect(lines[0]).toBe('| `PORT` | `4000` | Port of the portal; 0 takes a free one. |')
  })
})
