// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// What widgets can be about: subjects, each with the phrases that its text is put together of.
struct Catalogue {
  struct Subject {
    let topic: Widget.Topic
    let title: String
    let phrases: [String]
  }

  let subjects: [Subject]

  static let sample = Catalogue(
    subjects: weather + reminders + charts + photos + notes + activity + calendars)

  private static func subjects(_ topic: Widget.Topic, _ titles: [String], _ phrases: [String]) -> [Subject] {
    titles.map { Subject(topic: topic, title: $0, phrases: phrases) }
  }

  private static let weather = subjects(
    .weather, ["Lisbon", "Reykjavík", "Kyoto", "Cape Town", "Oslo", "Valparaíso"],
    [
      "A light breeze from the sea keeps the afternoon mild.",
      "Showers are expected around six, and they will pass quickly.",
      "Tomorrow starts with fog in the valleys and ends in sunshine.",
      "Sunset at 20:58, with a thin veil of cloud in the west.",
      "The night stays clear, cool enough for an open window.",
      "Gusts of up to forty kilometres an hour along the coast.",
      "The weekend looks warm and dry.",
      "Pollen is low; the air is as clean as it gets.",
    ])

  private static let charts = subjects(
    .chart, ["Orchard", "Lumen", "Northwind", "Halyard", "Copper", "Meridian"],
    [
      "Orders came in above what most had expected.",
      "The board confirmed its outlook for the year.",
      "Trading was calm before the holidays.",
      "A new factory opens in spring, two months early.",
      "Freight has become cheaper for the third week in a row.",
      "Analysts see little change until the figures of June.",
      "Volume was twice the average of the month.",
      "The dividend stays where it was.",
    ])

  private static let photos = subjects(
    .photo, ["Dunes", "Balloons", "High sea", "Last train", "Aurora", "Morning mist"],
    [
      "We had walked since five, and then the light came all at once.",
      "Nobody said a word for a quarter of an hour.",
      "The thermos was empty, but the view made up for it.",
      "Taken with the old lens that everybody tells me to sell.",
      "Look at the left edge: there is a fox.",
      "The wind had just stopped.",
      "On the way back we found the better path, of course.",
      "This one goes on the wall.",
    ])

  private static let notes = [
    Subject(
      topic: .note, title: "Packing list",
      phrases: [
        "Don't forget the adapter this time.", "Two jumpers at most; it is June.",
        "The small tripod, not the large one.",
        "Something to read on the ferry, and something to give away.", "Ask Jonas whether the cabin has a kettle.",
        "Passport, tickets, and the letter for the harbour office.", "Rain trousers, just in case.",
      ]),
    Subject(
      topic: .note, title: "Book club",
      phrases: [
        "Two kinds of people: those who read the last page first, and the rest of us.",
        "Why does the sister never answer the letters?", "Chapter nine is the one to read aloud.",
        "Maya brings the cake; I bring the argument about the ending.", "Next time: something with less weather in it.",
        "The translator's note is better than the preface.",
      ]),
    Subject(
      topic: .note, title: "Sourdough",
      phrases: [
        "Sixty grams of starter, twice as much water, a night.",
        "Fold every half hour, four times, then leave it alone.",
        "A hot pot, the lid on for twenty minutes, then off for twenty-five.",
        "More rye next time, and a little less salt.", "It is done when it sounds hollow.",
        "Let it cool, however hard that is.",
      ]),
    Subject(
      topic: .note, title: "Ideas",
      phrases: [
        "A map of all the benches in town, with what one sees from them.",
        "A clock that only knows morning, noon and evening.", "Start with the ending and work towards the beginning.",
        "Write down one thing a day that was quieter than expected.",
        "A shop that lends umbrellas and asks for poems.", "Ask people what they no longer own, and miss.",
      ]),
    Subject(
      topic: .note, title: "Garden",
      phrases: [
        "The lavender wants to go where the roses were.", "Cut back the elder before the birds move in.",
        "Tomatoes: stakes first, plants later.", "Rainwater for the ferns, tap water for everybody else.",
        "The hedgehog is back, so leave the leaves.", "Sow the last lettuce in the shade of the beans.",
        "Ask next door about the old apple tree.",
      ]),
    Subject(
      topic: .note, title: "Letter to Ida",
      phrases: [
        "You would laugh: the piano is out of the window again, and this time it fits.",
        "Thank you for the photographs; the one with the dog is on the wall.",
        "We had snow in May, and Tom built a very serious snowman.", "When do you come? The room is ready.",
        "I have read the book and disagree with every page of it.", "The train at nine is the beautiful one.",
      ]),
  ]

  private static let reminders = [
    Subject(
      topic: .reminders, title: "Groceries",
      phrases: [
        "Olive oil and lemons", "Bread flour", "Coffee beans", "A bunch of dill", "Yoghurt, the large one", "Cherries",
        "Chickpeas, two tins", "Something for Sunday", "Butter", "Eggs", "Sparkling water", "Dark chocolate",
      ]),
    Subject(
      topic: .reminders, title: "Errands",
      phrases: [
        "Return the library books", "Pick up the frame", "Stamps", "Shoes to the cobbler", "Fix the back light",
        "Get the spare key cut", "Film for Sunday", "Bring back the ladder", "Flowers for Noor",
      ]),
    Subject(
      topic: .reminders, title: "Reading",
      phrases: [
        "The essay on harbours", "Chapters nine to twelve", "Ida's manuscript", "The long interview",
        "That poem about rain", "The manual, at last", "Letters, second volume", "Last Sunday's paper",
      ]),
    Subject(
      topic: .reminders, title: "Moving house",
      phrases: [
        "Paint for the hallway", "Call the plumber", "Ask about the key", "Boxes, twenty of them", "Read the meters",
        "Forward the post", "Measure the window", "Borrow the van", "Label the fuses", "Say goodbye to the cat",
      ]),
    Subject(
      topic: .reminders, title: "Birthday",
      phrases: [
        "Candles, twelve of them", "Write to Ida", "Book the table", "A cake without nuts", "Wrap the telescope",
        "Balloons, not too many", "Ask Tom for the playlist", "Hide everything",
      ]),
    Subject(
      topic: .reminders, title: "Studio",
      phrases: [
        "Book the train", "Batteries", "Tune the upright", "Back up the tapes", "Water the ferns", "Answer Osaka",
        "New cable for the left speaker", "Two takes of the bridge", "Lock the shed",
      ]),
  ]

  private static let activity = subjects(
    .activity, ["Move", "Cycling", "Swimming", "Stairs", "Sleep", "Focus"],
    [
      "You are a little ahead of last week.",
      "Nine minutes more and the ring is closed.",
      "Your longest day was Tuesday.",
      "Three days in a row: keep going.",
      "The evening walk made the difference.",
      "Your pulse at rest has come down by two.",
      "You slept better on the days with a swim.",
      "A quarter of the month's goal is done.",
    ])

  private static let calendars = subjects(
    .calendar, ["Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
    [
      "9:00 Design review", "10:30 Dentist", "12:00 Lunch with Maya", "13:15 Studio visit", "14:00 Call with Osaka",
      "15:30 Pick up Tom", "16:00 Piano tuner", "17:45 Train to the lake", "18:30 Choir", "19:00 Dinner at Noor's",
      "20:15 The late screening", "21:00 Call home",
    ])
}
