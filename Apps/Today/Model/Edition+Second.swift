// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension Edition {
  /// The day before.
  static let second = [tram, planets, desk, song]

  static let tram = Story(
    .premiere, category: "WORLD PREMIERE", title: "All Aboard\nthe Last Tram",
    caption: "Last Line gives you eleven stops to learn a whole town by heart.",
    picture: "dusk", apps: [.lastline],
    body: [
      .text(
        """
        The 23:40 leaves Harbour Square with six people on it. By the time it reaches the depot you will know \
        where each of them gets off, and have a fair idea why. Last Line is a game about driving a tram, and \
        its secret is that the tram is the easy part.
        """),
      .text(
        """
        You have a lever, a bell and a mirror. The lever is a delight: too eager and the standing passengers \
        sway, too timid and you miss the lights on Canal Street. Most players will have the run of it within \
        an hour. Then they begin to use the mirror.
        """),
      .heading("A town of regulars"),
      .text(
        """
        Studio Halte is three people in a former ticket office. They wrote a timetable for the town before \
        they drew any of it: who works late on Thursdays, whose sister has come back, which bakery puts its \
        lights on at four. Nothing waits for you to look. Miss the boy with the cello on Monday and he will \
        have made up his mind by Tuesday.
        """),
      .quote("We never wrote a story. We wrote a timetable and let people be late for it."),
      .text(
        """
        There are no choices to click on. You can hold the doors for somebody running, or not. You can ring \
        the bell as you pass a certain window. Jonas Weil, who did the lights, says that the ending most \
        people get is decided by about forty seconds of door.
        """),
      .heading("Then there is the view"),
      .text(
        """
        The line climbs from the harbour to the hills over a long viaduct, and every night the sky above it is \
        a different sunset's leftovers. We have missed our stop looking at it. We suspect that is the point.
        """),
    ])

  static let planets = Story(
    .appOfTheDay, category: "APP OF THE DAY", title: "APP\u{2028}OF THE\u{2028}DAY",
    picture: "planet", apps: [.perihelion],
    body: [
      .text(
        """
        Right now, over your left shoulder and some way down, there is Saturn. Perihelion knows exactly how \
        far. Hold up your phone and it draws the planets where they are, through the floor if need be, each on \
        the thin bright thread of its orbit.
        """),
      .text(
        """
        Orreries used to be made of brass, and cost about as much as a house. What they did well was to make \
        you feel the gears: turn the handle and the quick ones whirl while the slow ones hardly seem to \
        notice. Perihelion has a handle. It may be the most satisfying thing you turn all day.
        """),
      .heading("Small, patient numbers"),
      .text(
        """
        Dr. Amara Vance, who wrote it, teaches celestial mechanics to first-year students and was tired of \
        diagrams with everything the wrong size. So her Sun is the right size. That makes the Earth a single \
        pixel, some way down the hall. A pinch brings it closer; a long press tells you how long light would \
        have taken.
        """),
      .quote(
        """
        Everybody should be made to scroll to Neptune once. It changes how you feel about parking.
        """),
      .text(
        """
        Wind the years forward to the next time that Venus and Jupiter all but touch, and leave yourself a \
        note to go out and see it. Wind them back to the evening you were born. The note that Perihelion \
        writes for that one is short, and we are not going to spoil it.
        """),
    ])

  static let desk = Story(
    .editors, category: "FROM THE EDITORS", title: "The Quiet Geometry\nof a Desk",
    picture: "still", apps: [.dovetail, .margin],
    body: [
      .text(
        """
        An arch, a ball, a block, a cone. Give a child a box of them and she will make a town; give them to an \
        adult and he will line them up along the edge of his desk and feel, for no reason he can name, a good \
        deal better.
        """),
      .text(
        """
        We went to see three people who arrange things for a living: a shop-window dresser, a stage designer, \
        and a woman who builds dry-stone walls. We wanted to know what they know about tables.
        """),
      .heading("Leave one corner empty"),
      .text(
        """
        Lucan Reyes has dressed the same shop window for nineteen years. His rule is that the eye needs a \
        place to come in. On a desk that is the corner nearest the door. Keep it bare and the rest can be as \
        busy as you like, he says, and the room will still look as if somebody has tidied.
        """),
      .heading("Heavy things low, bright things few"),
      .text(
        """
        Walls stand up because the big stones are at the bottom, and they look right for the same reason. Put \
        the heaviest thing you own at the back and let one colour, just one, come forward. Reyes uses a yellow \
        ball. It has been in every window since 2007 and no one has ever asked about it.
        """),
      .quote(
        """
        Order is not when nothing is left over. It is when what is left over looks as if you meant it.
        """),
      .text(
        """
        If you would like to go further, draw it first. Dovetail will turn a sketch on squared paper into a \
        cutting list for a shelf; Margin will simply let you sketch. Either way, begin by taking everything \
        off. You are allowed to put back seven things.
        """),
    ])

  static let song = Story(
    .getStarted, category: "GET STARTED", title: "Your First Song\nby Sunday",
    apps: [.overtone, .strum, .tactus, .fathom, .plainsong],
    body: [
      .text(
        """
        You do not have to be good at this. That is the first lesson, and most of the teachers we know would \
        say that it is also the last. Between here and Sunday there is time enough to learn one song, badly \
        and with pleasure.
        """),
      .heading("Choose your noise"),
      .text(
        """
        If there is a keyboard in the house, start with Overtone, which listens through the microphone and \
        never plays the tune for you. If there is a guitar with most of its strings, Strum knows some two \
        hundred songs with three chords in them, and tells you honestly which have four.
        """),
      .heading("Slower than that"),
      .text(
        """
        Tactus is a metronome that begins wherever you are and creeps up while you are not attending. Set it \
        to start at a pace that feels silly. Fathom is for the bus: five minutes of which-note-is-higher, and \
        by Thursday you will be hearing the intervals in doorbells.
        """),
      .quote(
        """
        The distance from nothing to one song is greater than the distance from one song to twenty.
        """),
      .text(
        """
        Record Wednesday's attempt with Plainsong and do not listen to it. On Sunday, play the song through, \
        once, for somebody who loves you. Then listen to Wednesday. You will be amazed at that person, and how \
        far along they were already.
        """),
    ])
}
