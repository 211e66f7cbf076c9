// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Combine
import Foundation

/// Who uses the app.
struct Profile: Decodable, Equatable {
  let name: String
  let about: String
  let posts: Int
  let followers: Int
  let following: Int
  /// A picture on the same server.
  let picture: String

  /// No service has people: where the charts are real, this is who uses the app.
  static let usual = Profile(
    name: "You", about: "Sign in to see what you follow.", posts: 0, followers: 0, following: 0, picture: "")

  /// The sample server has a profile among its files.
  static func fetch(by client: NetworkClient) -> AnyPublisher<Profile, NetworkError> {
    guard client.servers.sample != nil else {
      return Just(usual).setFailureType(to: NetworkError.self).eraseToAnyPublisher()
    }
    return client.fetch(Profile.self, from: Endpoint(.charts, path: "profile.json"))
  }
}
