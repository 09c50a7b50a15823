/**
 * Modules that share a file, by its name. Where they are small leaves of several late rooms, each apart would be hardly
 * larger than what it takes to name it in the lists of page and worker, and to fetch it.
 */
export const sharedFiles: Readonly<Record<string, RegExp>> = {
  /** Whoever opens one table opens another. */
  disk: /\/idb-keyval\/|\/src\/lib\/(?:lasting-records|records|open-store|disk-trouble|speaker)\.ts|\/src\/state\/disk-name\.ts/,
  /** Whoever asks for a language's file joins its words to those that came with the document. */
  'language-files': /\/src\/app\/i18n\/(?:language-files|load-language)\.ts|\/src\/domain\/gather-words\.ts/,
  /** What is said of content and its playing stands on what all answers share, and comes by request: nobody asks for one alone. */
  content: /\/src\/(?:contract\/(?:shared|content|playback)|api\/request)\.ts/,
  /** A tap on a heart waits for who is here, and writes: its way has to be there by then. */
  writes: /\/src\/state\/(?:writes|toggle-like|session-known|ask-to-sign-in)\.ts/,
  /** Any page may fail, and none hopes to. */
  failure: /\/src\/(?:features\/states\/Failure|ui\/(?:State|arch-pictures\/(?:empty|error|lost|unseen)))\./,
  /** What moves by a button moves by the same measure. */
  glide: /\/src\/ui\/(?:glide|shelf-motion)\./,
  /** A link that carries a queue is made and read by the same few lines. */
  carried: /\/src\/(?:contract|domain|api)\/carried/,
  /**
   * Album, playlist, track and artist ask alike, show the same rows and the same things beside their titles: apart, each
   * piece costs the page a name, and a phone a way there and back while its line is full.
   */
  tracks:
    /\/src\/(?:screens\/tracks\/|features\/tracks\/(?!late-parts|MoreSongs|MusicCall\.)|features\/keeping\/KeptMark|features\/structure\/blocks\/LongRows|state\/kept-marks|api\/items\.|ui\/(?:TrackRow|skeleton\/))|\/Icon(?:ArrowsShuffle|Dots|Refresh)\.mjs/,
  /** Each file that several later ones share is named in the page's own list: these few are too small to be named alone. */
  icons:
    /\/Icon(?:ArrowsShuffle|Cast|CircleCheckFilled|CircleDashed|Moon|Settings|Sun|PlayerPauseFilled|PlayerSkipBackFilled|PlayerSkipForwardFilled|Repeat|RepeatOnce|Share2|Trash|Volume|VolumeOff|X|Lock|Star|StarFilled|Download|PictureInPicture)\.mjs$/,
  collected: /\/src\/(?:contract\/(?:likes|like-types|ratings)|domain\/(?:forgotten|vote-of|rating))\.ts$/,
  /** A star knows what was given, and gives. */
  ratings: /\/src\/(?:api|state)\/ratings\.ts$/,
  /** Hung on by several late rooms. */
  leaves:
    /\/src\/(?:ui\/(?:Range\.tsx|ChipTabs|MarkList\.|Prose\.|Switch\.|use-focus-handover|takes-key)|state\/(?:remembered|use-volume|use-times|use-count|can-fade|offer-keep|liked-ahead)|api\/liked-cards|domain\/(?:decimal|liked-tabs|playing\/(?:marks|count-words|chosen))|ui\/SkipIcon)\.?/,
  /** Hung on by the sound itself, too: it waits for no style and no button. */
  pace: /\/src\/(?:lib\/patience|state\/(?:pace|queue|current-track|film-wishes|media-keys|key-choice|keeps-next)|domain\/playing\/(?:entitlement|film-quality|following|speed|skips|player-keys|film-keys)|features\/player\/skip-by)\.ts/,
  /** Who sounds, how, and how far it got: small, and wanted by the player, by films, by texts and by the settings. */
  speaker:
    /\/src\/(?:lib\/(?:speaker|sound-bytes)|state\/(?:tell-place|sound-wishes|cast)|domain\/playing\/crossfade)\.ts/,
  /** From a tap to the right second of the right part, from its page or from a result. */
  'spoken-play':
    /\/src\/(?:features\/spoken\/(?:play-part|parts-around|play-spoken|use-spoken|use-play-part|use-around)|state\/(?:part-order|use-places))\.ts/,
  /** Small leaves of the rooms of one's own things, and of what this device has of all others. */
  own: /\/src\/state\/(?:own-records|database-of|opens-here|opens-with|seen)\.ts/,
  /** The frame of those rooms, and who stands before them. */
  library: /\/src\/screens\/library\/(?:LibraryPage|Owned)/,
  /** Both faces of the history: who looks at one turns to the other. */
  past: /\/src\/screens\/history\/(?:Played|SeenHere|Days|Continue)/,
  /** Days and sums: whoever counts the ones mostly writes the others. */
  phase:
    /\/src\/(?:features\/structure\/card\/PhaseBadge\.tsx|state\/(?:use-phase|use-money)\.ts|domain\/(?:moment|price|plan-page|subscription-type|cheapest-plan)\.ts|api\/subscriptions\.ts|contract\/subscriptions\.ts)/,
  /** The doors of a login lead through the same ways, and whoever began to listen may have begun to read. */
  ways: /\/src\/(?:features\/login\/(?:LoginWays|use-login-options)|domain\/login-options)\.?/,
  /** What is said over a page of the copy that one sees: that it is old, that there is a newer one. */
  copy: /\/src\/features\/states\/(?:SavedLine|News)\./,
  begun: /\/src\/features\/structure\/begun\/(?:ContinuePlaces|ReadingPlaces|PlaceTile)/,
  /** The same page start brings all of these, or the configuration does. */
  start: /\/src\/state\/(?:connection|leaving|session-listeners|theme)\.ts/,
  configured: /\/src\/(?:state\/consent|domain\/(?:consent|global-settings))\.ts/,
}
