// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation

/// Why there is no history to show.
enum HistoryError: Error, Equatable {
  case offline
  case server(status: Int)
  case unreadable

  var message: String {
    switch self {
    case .offline: "There is no connection to our server."
    case .server(let status): "Our server could not answer (\(status))."
    case .unreadable: "The server's answer could not be read."
    }
  }
}

/// Gets the history from somewhere.
protocol TransactionLoading: AnyObject {
  /// Calls back on the main queue, once.
  func loadTransactions(completion: @escaping (Result<[Transaction], HistoryError>) -> Void)
}

/// Asks the server over HTTP.
final class RemoteTransactionLoader: TransactionLoading {
  private let session: URLSession
  private let url: URL?

  init(session: URLSession = .shared, server: URL? = RemoteTransactionLoader.server) {
    self.session = session
    url = server?.appendingPathComponent("transactions.json")
  }

  /// The server that a developer's environment names, else that of the Info.plist.
  static var server: URL? {
    let named = ProcessInfo.processInfo.environment["FIXTURE_SERVER"]
    let usual = Bundle.main.object(forInfoDictionaryKey: "CoffeeServer") as? String
    return (named ?? usual).flatMap(URL.init(string:))
  }

  func loadTransactions(completion: @escaping (Result<[Transaction], HistoryError>) -> Void) {
    guard let url = url else {
      DispatchQueue.main.async { completion(.failure(.offline)) }
      return
    }
    let request = URLRequest(url: url, cachePolicy: .reloadIgnoringLocalCacheData, timeoutInterval: 15)
    let task = session.dataTask(with: request) { data, response, error in
      let result = Self.result(data, response, error)
      DispatchQueue.main.async { completion(result) }
    }
    task.resume()
  }

  private static func result(
    _ data: Data?, _ response: URLResponse?, _ error: Error?
  ) -> Result<[Transaction], HistoryError> {
    guard error == nil, let data = data, let response = response as? HTTPURLResponse else {
      return .failure(.offline)
    }
    guard response.statusCode == 200 else { return .failure(.server(status: response.statusCode)) }
    guard let history = try? TransactionHistory.decode(data) else { return .failure(.unreadable) }
    return .success(history.transactions)
  }
}
