/** Starts an installed Firefox with a new profile and a silent audio device. */
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect, pageOf, within } from './bidi.mjs'
import { findExecutable } from './executable.mjs'

const names = ['firefox', 'firefox-esr']
/** `FIREFOX_PATH` wins over what is installed; null where there is none. */
export const firefoxPath = () => process.env['FIREFOX_PATH'] ?? findExecutable(names)

const preferences = {
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'app.normandy.enabled': false,
  'intl.accept_languages': 'en-GB, en',
}

/** The address that the browser prints once it listens. */
const listening = (child) =>
  new Promise((done, fail) => {
    let output = ''
    child.stderr.on('data', (chunk) => {
      output += chunk
      const address = /WebDriver BiDi listening on (ws:\/\/\S+)/.exec(output)?.[1]
      if (address) done(address)
    })
    child.on('exit', (code) => fail(new Error(`Firefox ended with ${code}:\n${output}`)))
  })

/**
 * With PulseAudio, audio goes to a silent server of its own: without an audio device video and song would stop with an
 * error.
 */
const startSilentAudio = async () => {
  const program = findExecutable(['pulseaudio'])
  if (!program) return { env: {}, stop: () => {} }
  const home = mkdtempSync(join(tmpdir(), 'riwaq-sound-'))
  const socket = join(home, 'native')
  const audioModule = `module-native-protocol-unix socket=${socket} auth-anonymous=1`
  const child = spawn(program, ['-n', '--exit-idle-time=-1', '-L', 'module-null-sink', '-L', audioModule], {
    env: { ...process.env, HOME: home, XDG_RUNTIME_DIR: home },
    stdio: 'ignore',
  })
  const opened = async () => {
    while (!existsSync(socket)) await new Promise(setImmediate)
  }
  await within(opened(), 'PulseAudio')
  const stop = () => {
    child.once('exit', () => rmSync(home, { recursive: true, force: true }))
    child.kill()
  }
  return { env: { PULSE_SERVER: `unix:${socket}` }, stop }
}

/** A Firefox with a new profile; `logWarning` gets the errors of its console. */
export const launchFirefox = async ({ path, logWarning, beforeEachPage }) => {
  const profile = mkdtempSync(join(tmpdir(), 'riwaq-firefox-'))
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  )
  writeFileSync(join(profile, 'user.js'), lines.join('\n'))
  const sound = await startSilentAudio()
  const child = spawn(
    path,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'],
    { env: { ...process.env, ...sound.env }, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const ended = new Promise((done) => child.on('exit', done))
  const browser = await connect(`${await within(listening(child), 'Firefox')}/session`)
  const { capabilities } = await browser.send('session.new', { capabilities: {} })
  await browser.send('session.subscribe', { events: ['log.entryAdded'] })
  browser.on('log.entryAdded', ({ level, text }) => {
    if (level === 'error') logWarning(text)
  })
  await browser.send('script.addPreloadScript', { functionDeclaration: `() => { ${beforeEachPage} }` })
  return {
    version: capabilities.browserVersion,
    newPage: async () =>
      pageOf(browser, (await browser.send('browsingContext.create', { type: 'tab' })).context),
    close: async () => {
      await browser.send('browser.close').catch(() => child.kill())
      await ended
      browser.close()
      sound.stop()
      rmSync(profile, { recursive: true, force: true })
    },
  }
}
