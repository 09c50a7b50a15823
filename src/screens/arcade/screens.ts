/** One chunk for both: whoever looks at a cup is a tap away from its game. */
export { CupScreen } from '../tournaments/TournamentScreen.tsx'
export { GameScreen } from '../games/GameScreen.tsx'
