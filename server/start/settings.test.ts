import { describe, expect, it } from 'vitest'
import { readSettings, StartError } from './settings.ts'

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
    ['PORT', '8e1', 'whole number'],
    ['PORT', '80.5', 'whole number'],
    ['DUMP_EVERY_MINUTES', '-1', 'at least 0'],
    ['STOP_SECONDS', '99999999999', 'at most 3600'],
    ['STOP_SECONDS', '9'.repeat(40), 'at most 3600'],
    ['PUBLIC_URL', 'riwaq.example', 'https://'],
    ['PUBLIC_URL', 'https://riwaq.example/portal', 'without a path'],
    ['PUBLIC_URL', 'https://riwaq.example/#top', 'without a path'],
    ['MAIL_FROM', 'nobody', 'mail address'],
    ['MAIL_FROM', 'Riwaq info@riwaq.example', 'mail address'],
    ['MAIL_FROM', 'one@riwaq.example, two@riwaq.example', 'mail address'],
    ['MAIL_FROM', 'Riwaq <info@riwaq.example', 'mail address'],
    ['TRUST_PROXY', 'maybe', 'on or off'],
    ['LOG_LEVEL', 'loud', 'trace, debug'],
    ['REQUESTS_PER_MINUTE', '0', 'at least 1'],
    ['CLOCK', 'tomorrow', 'a moment such as'],
    ['CLOCK', '2026-13-40T25:00:00Z', 'a moment such as'],
  ])('refuse %s=%s with one sentence that names it', (name, value, why) => {
    const read = () => readSettings({ [name]: value })
    expect(read).toThrow(StartError)
    expect(read).toThrow(new RegExp(`^The setting ${name} .*${why}.*; it is '${value}'\\.$`))
  })

  it('refuse one port for two servers', () => {
    expect(() => readSettings({ PORT: '4100', METRICS_PORT: '4100' })).toThrow(
      new StartError('The settings PORT and METRICS_PORT are both 4100; give each a port of its own.'),
    )
    expect(readSettings({ PORT: '0', METRICS_PORT: '0' }).port).toBe(0)
  })

  it.each([
    ['DATABASE_URL', 'mysql://riwaq:s3cret@here', 'postgres://'],
    ['SMTP_URL', 'riwaq:s3cret@here:587', 'smtp://'],
    ['IDENTITY_SECRETS', 'riwaq=one s3cret', 'tenant=secret'],
  ])('refuse a wrong %s without showing it: it may hold a password', (name, value, why) => {
    const read = () => readSettings({ [name]: value })
    expect(read).toThrow(new RegExp(`^The setting ${name} must be .*${why}[^;]*\\.$`))
    expect(read).not.toThrow('s3cret')
  })

  it.each([
    'info@riwaq.example',
    'رواق <info@riwaq.example>',
    '"Riwaq, the portal" <info@riwaq.example>',
    '',
  ])('accept %s as the sender of emails', (sender) =>
    expect(readSettings({ MAIL_FROM: sender }).mailFrom).toBe(sender),
  )

  it('accept the address of the portal with or without a trailing slash', () => {
    for (const address of ['https://riwaq.example', 'https://riwaq.example:8443/'])
      expect(readSettings({ PUBLIC_URL: address }).publicUrl).toBe(address)
  })

  it('accept a client secret for each tenant, with any characters', () => {
    const { identitySecrets } = readSettings({ IDENTITY_SECRETS: 'riwaq=a=b==  nour=%/:+' })
    expect([...identitySecrets]).toEqual([
      ['riwaq', 'a=b=='],
      ['nour', '%/:+'],
    ])
    expect(readSettings({}).identitySecrets.size).toBe(0)
  })
})
