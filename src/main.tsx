import './ui/base.css'
import { boot } from './app/boot/boot.tsx'

void boot()
