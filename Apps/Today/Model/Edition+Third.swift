// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension Edition {
  /// The day before that.
  static let third = [balloon, sand, morning, wood]

  static let balloon = Story(
    .appOfTheDay, category: "APP OF THE DAY", title: "APP\u{2028}OF THE\u{2028}DAY",
    picture: "balloons", apps: [.updraft],
    body: [
      .text(
        """
        A balloon has no brakes, no wheel and no reverse. What it has is up and down, and the knowledge that \
        at every height the wind is going somewhere else. Flying one is choosing your floor in a very large, \
        very slow lift, and Updraft is the list of where each floor goes.
        """),
      .text(
        """
        Swipe up through the morning and a line uncurls over the map: stay at two hundred metres and you land \
        by the river, climb to six hundred and you have breakfast in the next county. Pilots could always work \
        this out, with three websites, a pencil and a bad night's sleep. Now it takes a thumb.
        """),
      .heading("Five in the morning"),
      .text(
        """
        Henrike Dahl, who has flown for thirty years, drew the first screens on the back of a landing \
        permission. Her demand was that the app be readable at five in the morning by someone holding a flask. \
        So the type is large, the colours are those of the sky they stand for, and the word NO appears, when \
        needed, at a size that cannot be argued with.
        """),
      .quote("The best decision in ballooning is to go back to bed. I wanted to make it a pleasant one."),
      .text(
        """
        You need not own a balloon. Kite flyers use it, and sailors on small lakes, and a man in Umbria who \
        likes to know where the smoke from his oven will go. We use it to choose which window to open. It has \
        not been wrong yet.
        """),
    ])

  static let sand = Story(
    .premiere, category: "WORLD PREMIERE", title: "Walk Where the\nSand Lets You",
    caption: "Long Shadow is a journey game in which the desert has the better moves.",
    picture: "dunes", apps: [.longshadow],
    body: [
      .text(
        """
        Five people set out along the crest of a dune. In Long Shadow you are none of them. You are the wind, \
        and you would like them to arrive.
        """),
      .text(
        """
        It is a strange seat to be given, and it takes an evening to learn to sit in it. A stroke of the \
        finger lifts sand from one slope and lays it on another. Do it gently and a path appears that your \
        walkers decide, all by themselves, to take. Do it roughly and they put up their hoods and wait for you \
        to stop.
        """),
      .heading("Every grain"),
      .text(
        """
        Rashid el-Amin and Coralie Petit spent two years on the sand alone. It slumps at the right angle, \
        sings on the steep faces, and holds a footprint until the evening breeze. At dusk the shadows grow to \
        twenty times the height of whoever casts them, and for a quarter of an hour the whole dune field \
        becomes a sundial. That is when you can read it best, and when there is least time left.
        """),
      .quote("We tried giving the wind a score. It became a bully within minutes."),
      .text(
        """
        So there is no score. There are forty nights and a camp at the end of each, where the walkers talk \
        about the day. They do not know that you are there. They do notice that it went rather well, and they \
        put it down to luck, or to one another, and by the fortieth night we could not have been more proud of \
        them.
        """),
    ])

  static let morning = Story(
    .editors, category: "FROM THE EDITORS", title: "Go Early,\nGo Slowly",
    picture: "mist", apps: [.brisk, .updraft],
    body: [
      .text(
        """
        The hour before everyone else is up is longer than other hours. We have tested this. You can walk to \
        the top of a reasonable hill in it, look at the valleys filling and emptying like bowls, and be home \
        to make the toast.
        """),
      .heading("The night before"),
      .text(
        """
        Put your shoes by the door and your phone in them. It sounds like a trick and it is one: you have to \
        fetch the shoes to stop the alarm. Look at the wind, decide on one thing to see, and tell somebody \
        which way you are going.
        """),
      .heading("On the way up"),
      .text(
        """
        Go at the pace at which you could hum. Everyone we asked, from a postwoman in the fells to a retired \
        mountain guide who now sells spectacles, gave the same advice in different words: the slow ones arrive. Stop \
        when something moves. Nine times in ten it is a sheep.
        """),
      .quote("Mist is only a cloud that has come down to see what you are doing."),
      .text(
        """
        Take a picture at the top if you must, but take it second. First count the ridges. There will be five \
        or six, each paler than the last, and somewhere past the palest is the place where you are sure there \
        is another one. That is the one to keep.
        """),
      .text(
        """
        Then turn round. Most people never look at the way they have come, and it was there all the time, \
        being lovely at their backs.
        """),
    ])

  static let wood = Story(
    .premiere, category: "WORLD PREMIERE", title: "A Wood, a Flame,\na Way Back",
    caption: "Lamplight asks how far you would carry something small and bright.",
    picture: "lantern", apps: [.lamplight],
    body: [
      .text(
        """
        The lantern will burn for as long as you keep walking. Stop, and it sinks; stand still beneath the big \
        trees and the dark comes up to your knees, not unkindly, like a dog that would quite like to be \
        noticed.
        """),
      .text(
        """
        You play a girl in a hood who is taking a flame from one end of the forest to the other. The village \
        at this end has plenty. The village at that end has had none since the storm. It is a simple errand, \
        and for its first hour Lamplight lets you believe so.
        """),
      .heading("What the light leaves behind"),
      .text(
        """
        Every place that you pass through remembers your light for a while. Moths come to it, then mushrooms, \
        then others with lanterns of their own. Walk the same way twice and you have made a path. Walk it five \
        times and there is a bench. Somewhere past the middle you understand that you are not crossing the \
        wood at all; you are building a road through it, and the flame was never really the cargo.
        """),
      .text(
        """
        Oona Brightwell drew all eleven thousand trees, over four years, in the evenings, by a lamp. "I kept \
        thinking I would get a computer to do it," she says. "But then I would get to know one."
        """),
      .quote("It is a game about errands. I think most of love is errands."),
      .text(
        """
        Play it with headphones and with the curtains drawn. It takes about six hours, or a winter, at your \
        pleasure. And should you reach the far village at last, do not put down the lantern at once. Look \
        back, from the gate. We will say no more than that.
        """),
    ])
}
