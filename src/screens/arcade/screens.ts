/** One chunk for both: whoever looks at a cup is a tap away from its game. */
export { CupScreen } from './CupScreen.tsx'
export { GameScreen } from './GameScreen.tsx'
