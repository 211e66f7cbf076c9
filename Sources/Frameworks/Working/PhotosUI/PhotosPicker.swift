// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Photos
public import SwiftUI

/// In which order and how people choose pictures.
public struct PhotosPickerSelectionBehavior: Equatable, Hashable, Sendable {
  let isOrdered: Bool

  public static let `default` = PhotosPickerSelectionBehavior(isOrdered: false)
  /// With numbers, in the order in which they are chosen.
  public static let ordered = PhotosPickerSelectionBehavior(isOrdered: true)
  /// Each choice is told at once; here when the picker is left.
  public static let continuous = PhotosPickerSelectionBehavior(isOrdered: false)
  /// Each choice is told at once, in the order in which they are chosen; here when the picker is left.
  public static let continuousAndOrdered = PhotosPickerSelectionBehavior(isOrdered: true)
}

/// What a picker wants of UIKit's.
struct PhotosPickerRequest {
  var limit: Int
  var filter: PHPickerFilter?
  var isOrdered = false
  var chosen: [PhotosPickerItem]
  var choose: ([PhotosPickerItem]) -> Void

  /// UIKit's picker, which ends when pictures are chosen or it is left.
  @MainActor func controller(_ end: @escaping @MainActor () -> Void) -> UIViewController {
    var configuration = PHPickerConfiguration(photoLibrary: .shared())
    configuration.selectionLimit = limit
    configuration.filter = filter
    configuration.preselectedAssetIdentifiers = limit == 1 ? [] : chosen.compactMap(\.itemIdentifier)
    if isOrdered { configuration.selection = .ordered }
    let picker = PHPickerViewController(configuration: configuration)
    let choice = PickerChoice { names in
      end()
      choose(names.map { PhotosPickerItem(itemIdentifier: $0) })
    }
    picker.delegate = choice
    // The picker does not keep its delegate.
    objc_setAssociatedObject(picker, PickerChoice.key, choice, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return picker
  }
}

/// Tells a closure what was picked.
@MainActor private final class PickerChoice: NSObject, PHPickerViewControllerDelegate {
  static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
  private let didChoose: ([String]) -> Void

  init(_ didChoose: @escaping ([String]) -> Void) {
    self.didChoose = didChoose
    super.init()
  }

  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
    didChoose(results.compactMap(\.assetIdentifier))
  }
}

/// A button that lets people choose pictures of their library.
public struct PhotosPicker<Label> where Label: View {
  let request: PhotosPickerRequest
  let label: Label

  nonisolated init(_ request: PhotosPickerRequest, _ label: Label) {
    self.request = request
    self.label = label
  }
}

extension PhotosPicker: View {
  public var body: some View { PhotosPickerButton(request: request, label: label) }
}

private struct PhotosPickerButton<Label: View>: View {
  let request: PhotosPickerRequest
  let label: Label
  @State private var isPresented = false

  var body: some View {
    Button {
      isPresented = true
    } label: {
      label
    }
    .presents(isPresented: $isPresented) { request.controller($0) }
  }
}

extension PhotosPickerRequest {
  nonisolated init(_ selection: Binding<PhotosPickerItem?>, _ filter: PHPickerFilter?) {
    self.init(limit: 1, filter: filter, chosen: selection.wrappedValue.map { [$0] } ?? []) { items in
      // Leaving the picker changes nothing.
      if let first = items.first { selection.wrappedValue = first }
    }
  }

  nonisolated init(
    _ selection: Binding<[PhotosPickerItem]>, _ limit: Int?, _ behavior: PhotosPickerSelectionBehavior,
    _ filter: PHPickerFilter?
  ) {
    self.init(
      limit: limit ?? 0, filter: filter, isOrdered: behavior.isOrdered, chosen: selection.wrappedValue
    ) { selection.wrappedValue = $0 }
  }
}

extension PhotosPicker {
  /// A button that lets people choose one picture.
  public nonisolated init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, @ViewBuilder label: () -> Label
  ) { self.init(PhotosPickerRequest(selection, filter), label()) }

  /// A button that lets people choose one picture of a library.
  public nonisolated init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary,
    @ViewBuilder label: () -> Label
  ) { self.init(PhotosPickerRequest(selection, filter), label()) }

  /// A button that lets people choose pictures; `nil` for as many as they like.
  public nonisolated init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, @ViewBuilder label: () -> Label
  ) { self.init(PhotosPickerRequest(selection, maxSelectionCount, selectionBehavior, filter), label()) }

  /// A button that lets people choose pictures of a library; `nil` for as many as they like.
  public nonisolated init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary,
    @ViewBuilder label: () -> Label
  ) { self.init(PhotosPickerRequest(selection, maxSelectionCount, selectionBehavior, filter), label()) }
}

extension PhotosPicker where Label == Text {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) { self.init(PhotosPickerRequest(selection, filter), Text(titleKey)) }

  @_disfavoredOverload
  public nonisolated init<S>(
    _ title: S, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) where S: StringProtocol { self.init(PhotosPickerRequest(selection, filter), Text(title)) }

  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) { self.init(PhotosPickerRequest(selection, maxSelectionCount, selectionBehavior, filter), Text(titleKey)) }

  @_disfavoredOverload
  public nonisolated init<S>(
    _ title: S, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) where S: StringProtocol {
    self.init(PhotosPickerRequest(selection, maxSelectionCount, selectionBehavior, filter), Text(title))
  }
}

extension View {
  /// Lets people choose one picture while a binding is true.
  public nonisolated func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) -> some View {
    let request = PhotosPickerRequest(selection, filter)
    return presents(isPresented: isPresented) { request.controller($0) }
  }

  /// Lets people choose one picture of a library while a binding is true.
  public nonisolated func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary
  ) -> some View { photosPicker(isPresented: isPresented, selection: selection, matching: filter) }

  /// Lets people choose pictures while a binding is true; `nil` for as many as they like.
  public nonisolated func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) -> some View {
    let request = PhotosPickerRequest(selection, maxSelectionCount, selectionBehavior, filter)
    return presents(isPresented: isPresented) { request.controller($0) }
  }

  /// Lets people choose pictures of a library while a binding is true; `nil` for as many as they like.
  public nonisolated func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary
  ) -> some View {
    photosPicker(
      isPresented: isPresented, selection: selection, maxSelectionCount: maxSelectionCount,
      selectionBehavior: selectionBehavior, matching: filter)
  }
}
