/**
 * Starts an installed WebKitGTK, the engine of Safari, on a screen of its own that nobody sees. Its driver speaks WebDriver,
 * without the events of BiDi.
 */
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { within } from './bidi.mjs'
import { findExecutable } from './executable.mjs'
import { freePort } from './portal.mjs'
import { connectToDriver, webdriverPage } from './webdriver.mjs'

const foldersIn = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => join(folder, name))
    : []
/** The browser that comes with the driver, beside the engine. */
const findBrowser = () =>
  ['/usr/lib', '/usr/lib64', ...foldersIn('/usr/lib')]
    .flatMap(foldersIn)
    .filter((path) => path.includes('/webkit2gtk-4'))
    .map((path) => join(path, 'MiniBrowser'))
    .find(existsSync)

/** Null where one of them is missing. */
export const webkitPrograms = () => {
  const [driver, screen, browser] = [
    findExecutable(['WebKitWebDriver']),
    findExecutable(['Xvfb']),
    findBrowser(),
  ]
  return driver && screen && browser ? { driver, screen, browser } : null
}

/** Answers the display's name, as in `:99`. */
const openScreen = async (program) => {
  const child = spawn(program, ['-displayfd', '3', '-screen', '0', '1440x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const number = await within(
    new Promise((done) => child.stdio[3].once('data', (text) => done(String(text).trim()))),
    'Xvfb',
  )
  return { display: `:${number}`, stop: () => child.kill() }
}

const whenOpen = async (address) => {
  for (;;) {
    const answer = await fetch(`${address}/status`).catch(() => null)
    if (answer?.ok) return
    await wait(100)
  }
}

/** The driver does not report the console, so the page itself collects messages once it is loaded. */
const collectErrors = () => {
  const errors = (window.collectedErrors = [])
  const { error } = console
  console.error = (...words) => {
    errors.push(words.map(String).join(' '))
    error(...words)
  }
  addEventListener('error', ({ message }) => errors.push(message))
  addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)))
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    errors.push(`${violatedDirective} ${blockedURI}`),
  )
}

export const launchWebKit = async ({ driver, screen, browser }) => {
  const home = mkdtempSync(join(tmpdir(), 'riwaq-webkit-'))
  const { display, stop: closeScreen } = await openScreen(screen)
  const port = await freePort()
  const child = spawn(driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display,
      HOME: home,
      XDG_RUNTIME_DIR: home,
      // The sandbox needs rights that a container does not give; the pages are our own.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
      GST_PLUGIN_FEATURE_RANK: 'fakeaudiosink:MAX',
    },
  })
  const ended = new Promise((done) => child.once('exit', done))
  const address = `http://127.0.0.1:${port}`
  await within(whenOpen(address), 'WebKitWebDriver')
  const session = await connectToDriver(address, {
    browserName: 'MiniBrowser',
    acceptInsecureCerts: true,
    'webkitgtk:browserOptions': {
      binary: browser,
      args: ['--automation'],
    },
  })
  const page = webdriverPage(session)
  return {
    version: session.capabilities.browserVersion,
    page,
    collectErrors: () => page.run(collectErrors),
    /** Since the last time, of the page that is open. */
    takeErrors: () => page.run(() => window.collectedErrors?.splice(0) ?? []),
    close: async () => {
      await session.end()
      child.kill()
      await ended
      closeScreen()
      rmSync(home, { recursive: true, force: true })
    },
  }
}
