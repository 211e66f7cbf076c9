// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import Foundation

/// A feed of Apple's charts, in its present form and in that of 2021.
struct AppleFeed {
  private let country: String
  private let media: String
  private let name: String
  private let count: Int
  private let kind: String
  private let isPresent: Bool
  private let base: String
  private let path: String

  /// - Parameter parts: `api/v2/us/music/most-played/25/albums.json`, or
  ///   `api/v1/us/apple-music/top-albums/all/25/explicit.json`.
  init?(_ parts: [String], base: String) {
    isPresent = parts.count > 1 && parts[1] == "v2"
    guard parts.count == (isPresent ? 7 : 8), let last = parts.last, last.hasSuffix(".json"),
      let count = Int(parts[isPresent ? 5 : 6]), (1...200).contains(count)
    else { return nil }
    country = parts[2]
    media = parts[3]
    name = parts[4]
    self.count = count
    kind = String(last.dropLast(5))
    self.base = base
    path = parts.joined(separator: "/")
  }

  var answer: FixtureAnswer {
    var feed: [String: Any] = [
      "title": name.split(separator: "-").map { $0.capitalized }.joined(separator: " "), "id": "\(base)/\(path)",
      "author": ["name": "Sample data", isPresent ? "url" : "uri": "\(base)/"], "links": [["self": "\(base)/\(path)"]],
      "copyright": "Sample data", "country": country, "icon": "\(base)/artwork/icon/64x64.png",
      "updated": isPresent ? "Sat, 17 Jun 2017 09:41:00 +0000" : "2017-06-17T09:41:00.000-07:00",
    ]
    feed["results"] = (0..<count).map(result)
    return .json(["feed": feed])
  }

  private func result(_ index: Int) -> [String: Any] {
    let seed = SampleWords.seed("\(media) \(name)") % 1_000_000 * 200 + index
    let words = SampleWords(seed: seed)
    var result: [String: Any] = [
      "id": "\(1_000_000_000 + seed)", "name": words.title, "artistName": words.person, "releaseDate": words.date,
      "kind": isPresent ? kind : Self.oldKinds[media] ?? "album",
      "artworkUrl100": "\(base)/artwork/\(artwork)-\(seed)/100x100.png", "url": "\(base)/item/\(seed)",
      "artistId": "\(seed % 5000 + 1)", "artistUrl": "\(base)/artist/\(seed % 5000 + 1)",
    ]
    let genre = ["genreId": "\(20 + seed % 8)", "name": words.genre, "url": "\(base)/genre/\(20 + seed % 8)"]
    result["genres"] = [genre]
    if !isPresent { result["copyright"] = "Sample data" }
    return result
  }

  /// What covers are called: by media, which the form of 2021 calls otherwise.
  private var artwork: String {
    switch media {
    case "apple-music": "music"
    case "ios-apps": "apps"
    default: media
    }
  }

  private static let oldKinds = [
    "apple-music": "album", "ios-apps": "iosSoftware", "books": "epubBook", "podcasts": "podcast", "movies": "movie",
  ]
}
