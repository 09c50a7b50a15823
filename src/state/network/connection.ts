/** Whether the line is there, and what waits for it. */
import { proxy } from 'valtio'

export const connection = proxy({ online: true, waiting: 0 })
