import type { Song } from './song.ts'

export const english: readonly Song[] = [
  {
    lang: 'en',
    title: 'Desert Light',
    verses: [
      [
        'The road runs out of things to say',
        'the radio is only sand',
        'I turned the engine off at noon',
        'and held the quiet in my hand',
      ],
      [
        'You wrote that every well is near',
        'you drew a palm tree on the line',
        'I count the dunes the way you count',
        'the glasses after too much wine',
      ],
      [
        'A tent, a lamp, a kettle’s song',
        'a stranger makes me stay for tea',
        'he says the stars were here before',
        'he says they did not wait for me',
      ],
    ],
    chorus: [
      'Oh desert light, lay down your gold',
      'lay down your gold on what I own',
      'I brought one coat against the cold',
      'and I am warm, and not alone',
    ],
    bridge: [
      'And when the wind has smoothed it all',
      'no wheel, no foot, no name',
      'I’ll know the place by how it glows',
      'and not by where I came',
    ],
  },
  {
    lang: 'en',
    title: 'Blue Daylight',
    verses: [
      [
        'The baker lifts his shutter up',
        'the street is still a photograph',
        'a cat walks through the puddled sky',
        'a window tries a little laugh',
      ],
      [
        'You left your scarf across the chair',
        'a half a song across the bed',
        'I hum the half I think I know',
        'and make the other up instead',
      ],
      [
        'The first tram rings around the bend',
        'with seven people, all asleep',
        'I wave at every one of them',
        'as if they had a date to keep',
      ],
    ],
    chorus: [
      'Blue daylight, come in, come in',
      'there’s room upon the kitchen floor',
      'you never ask me where I’ve been',
      'you only lean against the door',
    ],
    bridge: [
      'It will be white, it will be loud',
      'by nine they’ll want it back',
      'so let me keep a cup of blue',
      'before the day turns black',
    ],
  },
  {
    lang: 'en',
    title: 'Harbour Nights',
    verses: [
      [
        'The cranes have put their heads to sleep',
        'the gulls are counting up their gains',
        'a foghorn says the only word',
        'it ever learned, and then refrains',
      ],
      [
        'My father’s coat still smells of rope',
        'of diesel, oranges and tin',
        'I wear it when the ferries leave',
        'I wear it when the tide comes in',
      ],
      [
        'You sent a postcard of a bridge',
        'without a word upon the back',
        'I keep it where the window leaks',
        'to hold the weather to the crack',
      ],
    ],
    chorus: [
      'Harbour nights, tie me slow',
      'leave a little rope to swing',
      'everything that has to go',
      'leaves a light on everything',
    ],
    bridge: [
      'One lamp for those who come',
      'one lamp for those who don’t',
      'one for the ones who say they will',
      'and one for me, who won’t',
    ],
  },
  {
    lang: 'en',
    title: 'Maps of Wind',
    verses: [
      [
        'I bought a map of where it blows',
        'a blue and folded paper thing',
        'the man who sold it shook his head',
        'and tied it with a bit of string',
      ],
      [
        'It has no towns, it has no coast',
        'it has a thousand little flags',
        'and each one points the way you went',
        'with all your summer in two bags',
      ],
      [
        'I asked a kite, I asked a sail',
        'I asked the washing on the line',
        'they all leaned over to the east',
        'and would not give another sign',
      ],
    ],
    chorus: [
      'Follow the maps of wind',
      'north by the open hand',
      'nobody ever pinned',
      'weather upon the land',
    ],
    bridge: [
      'Fold me, unfold me',
      'I tear along the crease',
      'whatever tried to hold me',
      'is flying now in peace',
    ],
  },
  {
    lang: 'en',
    title: 'Quiet Machines',
    verses: [
      [
        'Red light, standby, number four',
        'someone’s coffee on the floor',
        'all the ceilings start to hum',
        'one is zero, zero one',
      ],
      [
        'Elevator, empty, slow',
        'asks me where I want to go',
        'every button glows a while',
        'I have known it by its smile',
      ],
      [
        'In the morning they will say',
        'nothing happened here today',
        'only I have heard them sing',
        'only I know everything',
      ],
    ],
    chorus: ['Quiet machines', 'keep me company', 'quiet machines', 'dream electricity'],
    bridge: ['Count me in', 'count me low', 'let the cooling', 'water go'],
  },
]
