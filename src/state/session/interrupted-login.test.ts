/** A page that is reloaded while its login code is redeemed. */
import { describe, expect, it } from 'vitest'
import { session } from './session.ts'
import { boot, openBrowser, own, start, bootEachTest } from './start-session.fixture.ts'

bootEachTest()

describe('the boot of the session', () => {
  describe('of a tab that was reloaded while its code was redeemed', () => {
    const beginAndReload = () => {
      openBrowser('http://klang.localhost/en/profile?x=1&code=abc#top')
      boot.codeStatus = 0
      void start()
      openBrowser(boot.address)
      session.status = 'unknown'
    }
    const again = '/login/klang?lang=de&redirectUrl=%2Fen%2Fprofile%3Fx%3D1%23top'

    it('asks the provider for another code, for the same place, and only once', async () => {
      beginAndReload()
      await start()
      expect(boot.left).toEqual([again])
      // Guards wait for the login that goes on.
      expect(session.status).toBe('unknown')
      openBrowser(boot.address)
      await start()
      expect(boot.left).toEqual([again])
      expect(session.status).toBe('visitor')
    })
    it('asks as well where the browser reports the lost answer before it leaves the page', async () => {
      boot.codeStatus = -1
      openBrowser('http://klang.localhost/?code=abc')
      await start()
      openBrowser(boot.address)
      await start()
      expect(boot.left).toEqual(['/login/klang?lang=de&redirectUrl=%2F'])
    })
    it('does not where another tab has signed in meanwhile', async () => {
      openBrowser('http://klang.localhost/?code=abc')
      await start()
      const stored = localStorage.getItem('session:klang') ?? ''
      beginAndReload()
      localStorage.setItem('session:klang', stored)
      boot.cookies.set('user-token', 'access')
      await start()
      expect(boot.left).toEqual([])
      expect(session.status).toBe('user')
    })
    it('does not without a connection', async () => {
      beginAndReload()
      own('navigator', { onLine: false })
      await start()
      expect(boot.left).toEqual([])
      expect(session.status).toBe('visitor')
    })
    it('does not when the browser restores the tab much later', async () => {
      beginAndReload()
      boot.tab.setItem('redeeming:klang', String(Number(boot.tab.getItem('redeeming:klang')) - 6 * 60_000))
      await start()
      expect(boot.left).toEqual([])
    })
    it('does not where the code was answered, with a session or a refusal', async () => {
      for (const status of [200, 401]) {
        openBrowser('http://klang.localhost/?code=abc')
        boot.codeStatus = status
        await start()
        localStorage.clear()
        openBrowser(boot.address)
        await start()
        expect(boot.left).toEqual([])
      }
    })
  })
})
