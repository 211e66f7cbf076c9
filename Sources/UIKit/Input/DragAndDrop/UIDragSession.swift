// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A drag, as both sides see it.
@preconcurrency @MainActor public protocol UIDragDropSession: NSObjectProtocol {
  var items: [UIDragItem] { get }

  /// Whether the source would take away what was dragged.
  var allowsMoveOperation: Bool { get }

  /// Whether only this app may take the items. It is the only one here.
  var isRestrictedToDraggingApplication: Bool { get }

  /// Where the finger is, in a view's bounds space.
  func location(in view: UIView) -> CGPoint

  /// Whether an item has data of one of these types.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool

  /// Whether an item can be had as an object of a class.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

extension UIDragDropSession {
  /// Whether an item can be had as a value of a Swift type, `String` or `URL`.
  public func canLoadObjects<T: _ObjectiveCBridgeable>(ofClass: T.Type) -> Bool
  where T._ObjectiveCType: NSItemProviderReading { canLoadObjects(ofClass: T._ObjectiveCType.self) }
}

/// A drag, as the source sees it.
@preconcurrency @MainActor public protocol UIDragSession: UIDragDropSession {
  /// Anything that the app wants to remember of the drag. Defaults to `nil`.
  var localContext: Any? { get set }
}

/// Whether the system shows how far items have come.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
  case none = 0
  case `default` = 1
}

/// A drag, as what it is over sees it.
@preconcurrency @MainActor public protocol UIDropSession: UIDragDropSession {
  /// The same drag as the source sees it.
  var localDragSession: (any UIDragSession)? { get }
  /// Whether the system shows how far items have come: here they are there at once, and nothing is shown.
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }

  /// Has all items made into objects of a class; those that can't be are left out. `completion` is called on the main
  /// thread.
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}

extension UIDropSession {
  /// Has all items made into values of a Swift type, `String` or `URL`.
  @discardableResult
  public func loadObjects<T: _ObjectiveCBridgeable>(
    ofClass: T.Type, completion: @escaping ([T]) -> Void
  ) -> Progress where T._ObjectiveCType: NSItemProviderReading {
    loadObjects(ofClass: T._ObjectiveCType.self) { objects in
      completion(
        objects.compactMap { $0 as? T ?? ($0 as? T._ObjectiveCType).map(T._unconditionallyBridgeFromObjectiveC) })
    }
  }
}

/// The one drag of an app, for both sides.
@MainActor final class DragSession: NSObject, UIDragSession, UIDropSession {
  var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default
  var items: [UIDragItem]
  var localContext: Any?
  var allowsMoveOperation = true
  var isRestrictedToDraggingApplication = false
  /// In the window's space.
  var place: CGPoint

  init(place: CGPoint) {
    items = []
    self.place = place
    super.init()
  }

  var localDragSession: (any UIDragSession)? { self }

  func location(in view: UIView) -> CGPoint { view.convert(place, from: nil) }

  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { item in typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) } }
  }

  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }

  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress {
    let loadable = items.filter { $0.itemProvider.canLoadObject(ofClass: aClass) }
    let progress = Progress(totalUnitCount: Int64(max(loadable.count, 1)))
    let loading = LoadedObjects(count: loadable.count, completion)
    for (index, item) in loadable.enumerated() {
      // Providers call back on the main thread.
      item.itemProvider.loadObject(ofClass: aClass) { object, _ in
        nonisolated(unsafe) let object = object
        MainActor.assumeIsolated {
          progress.completedUnitCount += 1
          loading.add(object, at: index)
        }
      }
    }
    if loadable.isEmpty { DispatchQueue.main.async { loading.finish() } }
    return progress
  }
}

/// Objects that come one by one, and are told of all together in their items' order.
@MainActor private final class LoadedObjects {
  private var objects: [(any NSItemProviderReading)?]
  private var missing: Int
  private let completion: ([any NSItemProviderReading]) -> Void

  init(count: Int, _ completion: @escaping ([any NSItemProviderReading]) -> Void) {
    objects = Array(repeating: nil, count: count)
    missing = count
    self.completion = completion
  }

  func add(_ object: (any NSItemProviderReading)?, at index: Int) {
    objects[index] = object
    missing -= 1
    if missing == 0 { finish() }
  }

  func finish() { completion(objects.compactMap { $0 }) }
}
