import { cookieText, readCookie } from '../../lib/cookie.ts'
import { diskRefused } from '../../lib/disk-trouble.ts'
import { showSnack } from '../../state/notifications/snackbar.ts'

/** The two web storages are what fails, or may be next: a cookie is stored apart from them. */
const noticeCookie = { name: 'unkept', maxAge: 12 * 60 * 60, path: '/', sameSite: 'lax' } as const

export const notifyStorageTrouble = () => {
  if (readCookie(document.cookie, noticeCookie.name)) return
  const heard = new AbortController()
  const notify = () => {
    heard.abort()
    showSnack('states.unkept')
    document.cookie = cookieText(noticeCookie, '1')
  }
  if (localStorage instanceof Storage) addEventListener(diskRefused, notify, heard)
  else notify()
}
