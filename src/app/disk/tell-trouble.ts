/** Says once a page that nothing is kept. */
import { onDiskTrouble } from '../../lib/disk-trouble.ts'
import { showSnack } from '../../state/snackbar.ts'

export const tellDiskTrouble = () => {
  let isTold = false
  const tell = () => {
    if (!isTold) showSnack('states.unkept')
    isTold = true
  }
  onDiskTrouble(tell)
  if (!(localStorage instanceof Storage)) tell()
}
