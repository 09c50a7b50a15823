/** Says once a page that nothing is kept. */
import { diskRefused } from '../../lib/disk-trouble.ts'
import { showSnack } from '../../state/snackbar.ts'

export const tellDiskTrouble = () => {
  const heard = new AbortController()
  const tell = () => {
    heard.abort()
    showSnack('states.unkept')
  }
  if (localStorage instanceof Storage) addEventListener(diskRefused, tell, heard)
  else tell()
}
