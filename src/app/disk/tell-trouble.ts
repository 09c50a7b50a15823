/** Says once a visit that nothing is kept; where that cannot be kept either, once a page. */
import { diskRefused } from '../../lib/disk-trouble.ts'
import { showSnack } from '../../state/snackbar.ts'

const told = 'unkept'

export const tellDiskTrouble = () => {
  if (sessionStorage.getItem(told)) return
  const heard = new AbortController()
  const tell = () => {
    heard.abort()
    showSnack('states.unkept')
    try {
      sessionStorage.setItem(told, 'yes')
    } catch (problem) {
      console.info('told again with the next page', problem)
    }
  }
  if (localStorage instanceof Storage) addEventListener(diskRefused, tell, heard)
  else tell()
}
