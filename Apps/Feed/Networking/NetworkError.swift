// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation

/// Why there is nothing to show.
enum NetworkError: Error, Equatable {
  /// The request never got there, or the answer never came.
  case transport(URLError.Code)
  case status(Int)
  case decoding(String)
  /// The service wants keys that nobody gave.
  case missingKey(String)

  /// Whether another try may go better without anybody doing anything.
  var mayPass: Bool {
    switch self {
    case .transport(let code):
      [.timedOut, .networkConnectionLost, .cannotConnectToHost, .dnsLookupFailed].contains(code)
    case .status(let status): status == 408 || status == 429 || status >= 500
    case .decoding, .missingKey: false
    }
  }

  var message: String {
    switch self {
    case .transport(.notConnectedToInternet): "There is no connection to the internet."
    case .transport(.timedOut): "The server took too long to answer."
    case .transport: "The server could not be reached."
    case .status(let status): "The server could not answer (\(status))."
    case .decoding: "The server's answer could not be read."
    case .missingKey(let help): help
    }
  }
}
