// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Combine
import Foundation

/// How far something remote has come.
enum RemoteState<Value> {
  case loading
  case loaded(Value)
  case failed(NetworkError)
}

/// Something on a server that a screen watches.
protocol RemoteObservableObject: ObservableObject {
  associatedtype Value

  /// Tells the present state at once, then each new one.
  var states: AnyPublisher<RemoteState<Value>, Never> { get }
  /// Asks the server; what was asked before is cancelled.
  func load()
}

/// What one publisher brings.
final class RemoteFetch<Value>: RemoteObservableObject {
  @Published private(set) var state = RemoteState<Value>.loading
  private let fetch: () -> AnyPublisher<Value, NetworkError>
  private var request: AnyCancellable?

  init(_ fetch: @escaping () -> AnyPublisher<Value, NetworkError>) {
    self.fetch = fetch
  }

  var states: AnyPublisher<RemoteState<Value>, Never> { $state.eraseToAnyPublisher() }

  func load() {
    state = .loading
    request = fetch()
      .map(RemoteState.loaded)
      .catch { Just(RemoteState.failed($0)) }
      .sink { [weak self] in self?.state = $0 }
  }
}
