// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import Foundation

/// iTunes' search: every entry has the words that were searched for.
enum StoreSearch {
  /// How many entries a word has at most.
  private static let total = 180

  static func answer(_ request: FixtureRequest) -> FixtureAnswer {
    let query = request.query
    let term = (query["term"] ?? "").replacingOccurrences(of: "+", with: " ").trimmingCharacters(in: .whitespaces)
    guard !term.isEmpty else { return .json(["resultCount": 0, "results": []]) }
    let limit = min(max(query["limit"].flatMap { Int($0) } ?? 50, 1), 200)
    let offset = min(max(query["offset"].flatMap { Int($0) } ?? 0, 0), total)
    // Few know long words.
    let known = max(3, total / max(1, term.count - 2))
    let results = (offset..<min(offset + limit, max(offset, known))).map { entry($0, term, request) }
    return .json(["resultCount": results.count, "results": results])
  }

  private static func entry(_ index: Int, _ term: String, _ request: FixtureRequest) -> [String: Any] {
    let media = request.query["media"] ?? "music"
    let seed = SampleWords.seed("\(media) \(term.lowercased())") % 1_000_000 * 200 + index
    let words = SampleWords(seed: seed)
    var result: [String: Any] = [
      "wrapperType": "track", "kind": kinds[media] ?? "song", "artistId": seed % 5000 + 1, "trackId": seed,
      "artistName": words.person, "trackName": "\(term.capitalized) \(words.title)",
      "collectionId": seed / 10, "collectionName": words.title, "trackViewUrl": "\(request.base)/item/\(seed)",
      "releaseDate": "\(words.date)T07:00:00Z", "country": "USA", "currency": "USD", "primaryGenreName": words.genre,
      "trackPrice": 1.29, "collectionPrice": 9.99,
    ]
    for size in [30, 60, 100] {
      result["artworkUrl\(size)"] = "\(request.base)/artwork/\(media)-\(seed)/\(size)x\(size).png"
    }
    return result
  }

  private static let kinds = [
    "music": "song", "movie": "feature-movie", "podcast": "podcast", "ebook": "ebook", "software": "software",
    "audiobook": "audiobook", "tvShow": "tv-episode",
  ]
}
