// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation

/// Stars that came or went, as the server tells of them.
struct Transaction: Codable, Hashable {
  enum Kind: String, Codable {
    case purchase, bonus, redemption
  }

  var id: Int
  var type: Kind
  /// Stars; a redemption takes them away.
  var amount: Int
  var processedAt: Date
}

/// The server's answer.
struct TransactionHistory: Codable, Hashable {
  var transactions: [Transaction]

  static func decode(_ data: Data) throws -> TransactionHistory {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    decoder.dateDecodingStrategy = .iso8601
    return try decoder.decode(TransactionHistory.self, from: data)
  }
}
