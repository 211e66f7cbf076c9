// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

/// Asks a server for names.
public struct Client {
  public enum Failure: Error, Equatable { case status(Int) }

  private let session: URLSession

  public init(session: URLSession = .shared) { self.session = session }

  public func name(_ path: String) async throws -> String {
    guard let url = URL(string: "https://names.example\(path)") else { throw URLError(.badURL) }
    let (data, response) = try await session.data(from: url)
    let status = (response as? HTTPURLResponse)?.statusCode ?? 0
    guard status == 200 else { throw Failure.status(status) }
    return String(decoding: data, as: UTF8.self)
  }
}
