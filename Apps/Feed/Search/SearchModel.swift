// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Combine
import Foundation

/// What the store has for a term that somebody is typing.
final class SearchModel: RemoteObservableObject {
  /// Milliseconds in which nothing is typed before the store is asked.
  static let pause = 300

  @Published var term = ""
  @Published private(set) var state = RemoteState<[FeedSection]>.loaded([])
  private let again = PassthroughSubject<String, Never>()
  private var search: AnyCancellable?

  init(client: NetworkClient) {
    search =
      $term
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .removeDuplicates()
      .dropFirst()
      .debounce(for: .milliseconds(Self.pause), scheduler: DispatchQueue.main)
      .merge(with: again)
      // The last term's answer wins: all before it are cancelled.
      .map { Self.states(for: $0, by: client) }
      .switchToLatest()
      .sink { [weak self] in self?.state = $0 }
  }

  var states: AnyPublisher<RemoteState<[FeedSection]>, Never> { $state.eraseToAnyPublisher() }

  /// Asks again for the same.
  func load() {
    again.send(term.trimmingCharacters(in: .whitespaces))
  }

  private static func states(
    for term: String, by client: NetworkClient
  ) -> AnyPublisher<RemoteState<[FeedSection]>, Never> {
    guard !term.isEmpty else { return Just(.loaded([])).eraseToAnyPublisher() }
    return find(.music, term, client).zip(find(.podcast, term, client))
      .map { RemoteState.loaded([$0, $1].filter { !$0.cellIdentifiers.isEmpty }) }
      .catch { Just(.failed($0)) }
      .prepend(.loading)
      .eraseToAnyPublisher()
  }

  private static func find(
    _ media: StoreMedia, _ term: String, _ client: NetworkClient
  ) -> AnyPublisher<FeedSection, NetworkError> {
    client.fetch(StoreResults.self, from: .search(term, media, limit: 30))
      .map { answer in
        FeedSection(media.title, cells: answer.results.compactMap { FeedItem($0, in: media.rawValue) }.unique)
      }
      .eraseToAnyPublisher()
  }
}
