// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// What a geocoder answers with: places, or why there are none.
public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

/// Turns places into addresses and addresses into places, by a service that there is not here: every request fails with
/// `CLError.network`, as on a device without a network. Handlers are called on the main queue.
open class CLGeocoder: NSObject, @unchecked Sendable {
  private struct State {
    var last = 0
    /// The requests under way, each with what it calls.
    var requests: [Int: CLGeocodeCompletionHandler] = [:]
  }

  private let lock = NSLock()
  private var state = State()

  /// Whether a request is under way.
  open var isGeocoding: Bool { lock.withLock { !state.requests.isEmpty } }

  /// Asks for the address of a place.
  open func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    fail(completionHandler)
  }

  /// Asks for the address of a place in a language.
  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale?, completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    fail(completionHandler)
  }

  /// Asks for the address of a place.
  open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] { throw CLError(.network) }

  /// Asks for the address of a place in a language.
  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale?
  ) async throws -> [CLPlacemark] {
    throw CLError(.network)
  }

  /// Asks where an address is.
  open func geocodeAddressString(
    _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    fail(completionHandler)
  }

  /// Asks where an address is, first of all within a region.
  open func geocodeAddressString(
    _ addressString: String, in region: CLRegion?, completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    fail(completionHandler)
  }

  /// Asks where an address is, in a language.
  open func geocodeAddressString(
    _ addressString: String, in region: CLRegion?, preferredLocale locale: Locale?,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    fail(completionHandler)
  }

  /// Asks where an address is.
  open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] { throw CLError(.network) }

  /// Gives the requests up that are under way: they fail with `CLError.geocodeCanceled`.
  open func cancelGeocode() {
    let given = lock.withLock {
      defer { state.requests = [:] }
      return state.requests.sorted { $0.key < $1.key }.map(\.value)
    }
    for handler in given { Self.answer(handler, CLError(.geocodeCanceled)) }
  }

  private func fail(_ handler: @escaping CLGeocodeCompletionHandler) {
    let number = lock.withLock {
      state.last += 1
      state.requests[state.last] = handler
      return state.last
    }
    DispatchQueue.main.async {
      guard let handler = self.lock.withLock({ self.state.requests.removeValue(forKey: number) }) else { return }
      handler(nil, CLError(.network))
    }
  }

  /// A handler on its way to the main queue, on which alone it is called.
  private struct Passed: @unchecked Sendable {
    let handler: CLGeocodeCompletionHandler
  }

  private static func answer(_ handler: @escaping CLGeocodeCompletionHandler, _ error: CLError) {
    let passed = Passed(handler: handler)
    DispatchQueue.main.async { passed.handler(nil, error) }
  }
}
