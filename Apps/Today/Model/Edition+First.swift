// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension Edition {
  /// The newest day.
  static let first = [lake, tide, leaves, small]

  static let lake = Story(
    .premiere, category: "WORLD PREMIERE", title: "The Lake That\nRemembers",
    caption: "Vesper makes one long night into a game about listening.",
    picture: "aurora", apps: [.vesper],
    body: [
      .text(
        """
        There is a tent, a lake, and nothing that wants to kill you. For the first ten minutes of Vesper that \
        is all the game will say about itself. You gather wood. You skip a stone. The stone comes back, four \
        skips, the other way.
        """),
      .text(
        """
        Mirela Aasen began with that stone. She had spent a summer minding her uncle's cabin in the north, \
        where the sun never quite went down, and she noticed that sounds crossed the water long after whatever \
        made them had stopped. "A door would close on the far shore and I would be washing up by the time it \
        reached me," she says. "I started to wonder what else was still on its way."
        """),
      .heading("A conversation with water"),
      .text(
        """
        Everything you do beside the lake is sent out over it, and everything returns: a whistle, a splash, \
        the crack of a branch. Return it in kind and the night grows a little. A second fire appears on the \
        opposite bank. Somebody over there is learning to whistle.
        """),
      .text(
        """
        Playing well means waiting, and Vesper is generous with its waiting. The sky turns through a real \
        northern night, so a session in January looks nothing like one in June. When the aurora comes, it \
        comes unannounced, and the game has the sense to put the controls away.
        """),
      .quote(
        """
        I wanted a game that is better when you put the phone down on the table and just look at it.
        """),
      .text(
        """
        Aasen made the sounds with four friends, two hydrophones and a borrowed rowing boat. There is no music \
        until very late, and when it arrives you will know exactly which of your own small noises it was made \
        from.
        """),
      .text(
        """
        You can see the end of Vesper in an evening. We have been back to the lake most evenings since.
        """),
    ])

  static let tide = Story(
    .appOfTheDay, category: "APP OF THE DAY", title: "APP\u{2028}OF THE\u{2028}DAY",
    picture: "waves", apps: [.tidewater],
    body: [
      .text(
        """
        The best tide table ever printed fits in a shirt pocket and is good for one harbour. Tidewater is that \
        table for wherever you happen to be standing, and it opens on the only question that matters at the \
        edge of the sea: is it coming in or going out?
        """),
      .text(
        """
        A single wave fills the screen. It rises and falls with the real one, so slowly that you would never \
        catch it moving, and a thin line shows where the water will have got to by lunch, by dusk, by the time \
        the children are asleep. Drag the line and the day slides under your thumb.
        """),
      .heading("Made by people who got wet"),
      .text(
        """
        Tomas Okonjo and Bea Lindqvist met in a lifeboat crew, which is to say that they met in bad weather. \
        Their first version was a spreadsheet for the crew room wall. What the spreadsheet had, and what they \
        fought to keep, was certainty: every number says how it was arrived at, and how far off it has been \
        this month.
        """),
      .text(
        """
        Rock-poolers get the two lowest hours of the fortnight. Swimmers get the slack. Walkers get a plain \
        warning, in words rather than colours, when the path to the island is about to stop being a path.
        """),
      .quote("Nobody ever drowned from too much clarity."),
      .text(
        """
        It works without a signal, because that is where the sea tends to be. And if you live three hundred \
        kilometres from the nearest beach, you may find yourself opening it anyway, in the middle of a \
        meeting, to see how the water is getting on.
        """),
    ])

  static let leaves = Story(
    .editors, category: "FROM THE EDITORS", title: "Keep Something\nGreen Alive",
    picture: "leaves", apps: [.hearth, .margin],
    body: [
      .text(
        """
        We have lost a fern, two basils and a cactus between us this year. The cactus hurt. So we asked five \
        people whose windowsills look like small jungles what they do, and were a little put out to hear that \
        most of them do less than we do.
        """),
      .heading("Look first, water second"),
      .text(
        """
        "People water on Sundays because Sunday is when they have time," says Ines Marchetti, who keeps a \
        rubber plant that is older than she is. Her whole method is a fingertip. If the soil is dry to the \
        first joint, water until it runs out at the bottom. If not, say something nice and walk away.
        """),
      .text(
        """
        The apps that help are the ones that make you look. A home list such as Hearth can ask you to check \
        the plants, rather than order you to water them. It sounds like a small difference. It is the \
        difference between a swamp and a leaf.
        """),
      .heading("Write down one thing"),
      .text(
        """
        Every good grower we spoke to keeps a record, and none of it is scientific. Marchetti's is a notebook \
        page with a line a week: new leaf, moved to the left, sulking. After a year she could see that the \
        sulking always came in the second week of November, when the radiators go on.
        """),
      .quote("A plant will tell you everything, at the speed of a plant."),
      .text(
        """
        So start with one. Choose something with big, forgiving leaves, put it where you drink your coffee, \
        and take its picture on the first of every month. In a year you will have twelve pictures and one \
        large plant, and the pictures will be of your kitchen, getting better.
        """),
    ])

  static let small = Story(
    .getStarted, category: "GET STARTED", title: "Five Small Tools for\na Calmer Week",
    apps: [.quince, .margin, .plainsong, .brisk, .hearth],
    body: [
      .text(
        """
        Nobody needs another system. What helps, in our experience, is one small thing done slightly better, \
        and then to be left in peace. Here are five apps that each do one small thing.
        """),
      .heading("On Monday, supper"),
      .text(
        """
        Quince keeps recipes and throws away everything around them. Paste in a link and eleven paragraphs \
        about a grandmother's garden turn into a list and six steps. Pick three for the week and it writes the \
        shopping list, in the order of the shelves.
        """),
      .heading("On Tuesday, a page"),
      .text(
        """
        Margin opens on an empty page, always. Older pages are one swipe to the left, and that is the whole of \
        its filing. Plainsong does the same for your voice: talk, and find it again by any word that you said.
        """),
      .heading("On the other days"),
      .text(
        """
        Brisk asks for ten minutes and counts nothing else. There are no badges, and when you miss a day it \
        does not mention it. Hearth remembers the filter, the gutters and the smoke alarm, so that you do not \
        lie awake remembering them yourself.
        """),
      .quote("Try one. If you have forgotten about it by Friday, it was working."),
      .text("By the way, all five can be turned off on Sundays. We checked, and then we went outside."),
    ])
}
