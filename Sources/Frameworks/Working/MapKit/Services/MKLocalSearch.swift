// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

/// Looks for places. There is no service to ask: each search ends in an error, as on a device that reaches no server.
@preconcurrency @MainActor open class MKLocalSearch: NSObject {
  public typealias CompletionHandler = @MainActor (Response?, (any Error)?) -> Void

  public struct ResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let address = ResultType(rawValue: 1 << 0)
    public static let pointOfInterest = ResultType(rawValue: 1 << 1)
  }

  open class Request: NSObject {
    open var naturalLanguageQuery: String?
    open var region = MKCoordinateRegion()
    open var resultTypes: ResultType = [.address, .pointOfInterest]

    public override init() { super.init() }

    public convenience init(naturalLanguageQuery: String, region: MKCoordinateRegion) {
      self.init(naturalLanguageQuery: naturalLanguageQuery)
      self.region = region
    }

    public convenience init(naturalLanguageQuery: String) {
      self.init()
      self.naturalLanguageQuery = naturalLanguageQuery
    }

    public convenience init(completion: MKLocalSearchCompletion) {
      self.init(naturalLanguageQuery: completion.title)
    }
  }

  open class Response: NSObject, @unchecked Sendable {
    open private(set) var mapItems: [MKMapItem]
    open private(set) var boundingRegion: MKCoordinateRegion

    init(mapItems: [MKMapItem], boundingRegion: MKCoordinateRegion) {
      (self.mapItems, self.boundingRegion) = (mapItems, boundingRegion)
    }
  }

  open private(set) var isSearching = false

  public init(request: Request) { super.init() }

  open func start(completionHandler: @escaping CompletionHandler) {
    isSearching = true
    MapServices.refuse { [weak self] (answer: Response?, error) in
      self?.isSearching = false
      completionHandler(answer, error)
    }
  }

  open func start() async throws -> Response { throw MKError(.serverFailure) }

  open func cancel() { isSearching = false }
}

/// What a search might be for.
open class MKLocalSearchCompletion: NSObject {
  open private(set) var title: String
  open private(set) var subtitle: String
  open private(set) var titleHighlightRanges: [NSValue] = []
  open private(set) var subtitleHighlightRanges: [NSValue] = []

  init(title: String, subtitle: String) { (self.title, self.subtitle) = (title, subtitle) }
}

/// Told what a search might be for.
@preconcurrency @MainActor public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {
  func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
  func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

extension MKLocalSearchCompleterDelegate {
  public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
  public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}

/// Guesses what people look for. There is no service to ask: its delegate hears of an error.
@preconcurrency @MainActor open class MKLocalSearchCompleter: NSObject {
  public struct ResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let address = ResultType(rawValue: 1 << 0)
    public static let pointOfInterest = ResultType(rawValue: 1 << 1)
    public static let query = ResultType(rawValue: 1 << 2)
  }

  public enum FilterType: Int, Sendable {
    case locationsAndQueries = 0
    case locationsOnly = 1
  }

  @available(iOS, deprecated: 13.0, message: "Use resultTypes")
  open var filterType: FilterType {
    get { resultTypes.contains(.query) ? .locationsAndQueries : .locationsOnly }
    set {
      resultTypes = newValue == .locationsOnly ? [.address, .pointOfInterest] : [.address, .pointOfInterest, .query]
    }
  }
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  open weak var delegate: (any MKLocalSearchCompleterDelegate)?
  open var region = MKCoordinateRegion()
  open var resultTypes: ResultType = [.address, .pointOfInterest, .query]
  open private(set) var results: [MKLocalSearchCompletion] = []
  open private(set) var isSearching = false

  open var queryFragment = "" {
    didSet {
      guard !queryFragment.isEmpty else { return cancel() }
      isSearching = true
      DispatchQueue.main.async { [weak self] in
        guard let self, isSearching else { return }
        isSearching = false
        delegate?.completer(self, didFailWithError: MKError(.serverFailure))
      }
    }
  }

  public override init() { super.init() }

  open func cancel() { isSearching = false }
}
