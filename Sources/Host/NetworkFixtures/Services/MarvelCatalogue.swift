// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import Foundation

/// Marvel's catalogue. Whoever asks signs: `hash` is the MD5 of `ts`, the private and the public key. The sample's private
/// key is `sample-private`; its public one may be any.
enum MarvelCatalogue {
  static let privateKey = "sample-private"
  private static let totals = ["comics": 400, "characters": 300, "series": 200]

  static func answer(_ parts: [String], _ request: FixtureRequest) -> FixtureAnswer? {
    guard parts.count >= 3, parts.count <= 4, let total = totals[parts[2]] else { return nil }
    guard let key = request.query["apikey"], !key.isEmpty else {
      return .json(["code": "MissingParameter", "message": "You must provide a user key."], status: 409)
    }
    guard let time = request.query["ts"], let hash = request.query["hash"] else {
      return .json(["code": "MissingParameter", "message": "You must provide a timestamp and a hash."], status: 409)
    }
    guard hash.lowercased() == MD5.hex(time + privateKey + key) else {
      let message = "That hash, timestamp and key combination is invalid."
      return .json(["code": "InvalidCredentials", "message": message], status: 401)
    }
    var numbers = Array(1...total)
    if parts.count == 4 {
      guard let number = Int(parts[3]), numbers.contains(number) else {
        return .json(["code": 404, "status": "We couldn't find that \(parts[2])"], status: 404)
      }
      numbers = [number]
    }
    let paging = Paging(request.query.filter { ["offset", "limit"].contains($0.key) }) ?? Paging(["limit": "20"])
    guard let paging, (1...100).contains(paging.limit) else {
      return .json(["code": 409, "status": "You must pass a limit from 1 to 100."], status: 409)
    }
    let results = paging.slice(numbers).map { entry($0, parts[2], request.base) }
    return .json([
      "code": 200, "status": "Ok", "copyright": "Sample data", "attributionText": "Sample data",
      "attributionHTML": "Sample data", "etag": "\(SampleWords.seed(parts.joined()))",
      "data": [
        "offset": paging.offset, "limit": paging.limit, "total": numbers.count, "count": results.count,
        "results": results,
      ],
    ])
  }

  /// What an entry's words and picture follow from.
  static func seed(_ kind: String, _ number: Int) -> Int { SampleWords.seed(kind) % 1_000_000 * 1000 + number }

  private static func entry(_ number: Int, _ kind: String, _ base: String) -> [String: Any] {
    let words = SampleWords(seed: seed(kind, number))
    var entry: [String: Any] = [
      "id": number, "modified": "\(words.date)T12:00:00+0000", "resourceURI": "\(base)/v1/public/\(kind)/\(number)",
      "description": "\(words.title), told by \(words.person).",
      "thumbnail": ["path": "\(base)/artwork/\(kind)-\(number)", "extension": "png"],
      "urls": [["type": "detail", "url": "\(base)/item/\(number)"]],
    ]
    entry[kind == "characters" ? "name" : "title"] = kind == "comics" ? "\(words.title) #\(number)" : words.title
    return entry
  }
}
