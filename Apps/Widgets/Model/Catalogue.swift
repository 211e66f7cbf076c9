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

  private static let notes = subjects(
    .note, ["Packing list", "Book club", "Sourdough", "Ideas", "Garden", "Letter to Ida"],
    [
      "Two kinds of people: those who read the last page first, and the rest of us.",
      "Fold every half hour, four times, then leave it alone.",
      "Ask Jonas whether the cabin has a kettle.",
      "The lavender wants to go where the roses were.",
      "Start with the ending and work towards the beginning.",
      "Sixty grams of starter, twice as much water, a night.",
      "A map of all the benches in town, with what one sees from them.",
      "Don't forget the adapter this time.",
    ])

  private static let reminders = subjects(
    .reminders, ["Groceries", "Errands", "Reading", "Moving house", "Birthday", "Studio"],
    [
      "Olive oil and lemons", "Call the plumber", "Return the library books", "Bread flour", "Water the ferns",
      "Pick up the frame", "Book the train", "Candles, twelve of them", "Write to Ida", "Fix the back light",
      "Paint for the hallway", "Coffee beans", "Ask about the key", "Batteries", "Film for Sunday", "Stamps",
    ])

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
