// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import TesseraShims_UniformTypeIdentifiers

/// Lets people choose files, or places for them.
struct FilePresenter {
  enum Kind {
    case open([UTType], allowsMany: Bool)
    case export(@MainActor () throws -> [URL])
  }

  let kind: Kind
  let isPresented: Binding<Bool>
  let completion: (Result<[URL], any Error>) -> Void
  var cancellation: (() -> Void)?
}

extension FilePresenter: PresentingModifier {
  var wanted: AnyHashable? { isPresented.wrappedValue ? AnyHashable(true) : nil }

  func makePresentation(below element: ViewElement, at box: Box?) -> FilePresentation { FilePresentation(self) }
  func update(_ presentation: FilePresentation) { presentation.presenter = self }
  func reset() { if isPresented.wrappedValue { isPresented.wrappedValue = false } }
}

/// A picker of UIKit's.
final class FilePresentation: Presentation, UIDocumentPickerDelegate {
  var presenter: FilePresenter

  init(_ presenter: FilePresenter) {
    self.presenter = presenter
    let picker: UIDocumentPickerViewController
    var failure: (any Error)?
    switch presenter.kind {
    case .open(let types, let allowsMany):
      picker = UIDocumentPickerViewController(forOpeningContentTypes: types)
      picker.allowsMultipleSelection = allowsMany
    case .export(let write):
      do {
        picker = UIDocumentPickerViewController(forExporting: try write(), asCopy: true)
      } catch {
        failure = error
        picker = UIDocumentPickerViewController(forExporting: [], asCopy: true)
      }
    }
    super.init(picker)
    picker.delegate = self
    if let failure { presenter.completion(.failure(failure)) }
  }

  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
    didEnd?()
    presenter.completion(.success(urls))
  }

  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
    didEnd?()
    presenter.cancellation?()
  }
}

/// Writes what is exported into files of their own.
enum ExportedFiles {
  /// A file with a name in a new folder.
  static func url(_ name: String?, _ type: UTType?) throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var name = name ?? "Untitled"
    let suffix = type?.preferredFilenameExtension
    if let suffix, URL(fileURLWithPath: name).pathExtension.isEmpty { name += "." + suffix }
    return folder.appendingPathComponent(name)
  }

  static func write(_ wrapper: FileWrapper, _ name: String?, _ type: UTType?) throws -> URL {
    let url = try url(name ?? wrapper.preferredFilename, type)
    try wrapper.write(to: url, options: .atomic, originalContentsURL: nil)
    return url
  }
}

extension View {
  /// Lets people choose a file while a binding is true.
  ///
  /// There are no other apps that share files: the picker is empty, and can be left.
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    modifier(
      FilePresenter(kind: .open(allowedContentTypes, allowsMany: false), isPresented: isPresented) { result in
        switch result {
        case .success(let urls): if let first = urls.first { onCompletion(.success(first)) }
        case .failure(let error): onCompletion(.failure(error))
        }
      })
  }

  /// Lets people choose files while a binding is true.
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View {
    modifier(
      FilePresenter(
        kind: .open(allowedContentTypes, allowsMany: allowsMultipleSelection), isPresented: isPresented,
        completion: onCompletion))
  }

  /// Lets people choose files while a binding is true; leaving the picker is told too.
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
  ) -> some View {
    modifier(
      FilePresenter(
        kind: .open(allowedContentTypes, allowsMany: allowsMultipleSelection), isPresented: isPresented,
        completion: onCompletion, cancellation: onCancellation))
  }

  private nonisolated func export(
    _ isPresented: Binding<Bool>, _ onCompletion: @escaping (Result<URL, any Error>) -> Void,
    _ onCancellation: (() -> Void)? = nil, _ write: @escaping @MainActor () throws -> [URL]
  ) -> some View {
    modifier(
      FilePresenter(
        kind: .export(write), isPresented: isPresented,
        completion: { result in
          switch result {
          case .success(let urls): if let first = urls.first { onCompletion(.success(first)) }
          case .failure(let error): onCompletion(.failure(error))
          }
        }, cancellation: onCancellation))
  }

  /// Lets people choose where a document goes while a binding is true; `nil` for no document.
  public nonisolated func fileExporter<D>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View where D: FileDocument {
    let document = Unchecked(document)
    return export(document.value == nil ? .constant(false) : isPresented, onCompletion) {
      guard let document = document.value else { return [] }
      let wrapper = try document.fileWrapper(configuration: .init(contentType: contentType, existingFile: nil))
      return [try ExportedFiles.write(wrapper, defaultFilename, contentType)]
    }
  }

  /// Lets people choose where a value goes while a binding is true; `nil` for no value.
  public nonisolated func fileExporter<T>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View where T: Transferable & Sendable {
    let item = Unchecked(item)
    return export(item.value == nil ? .constant(false) : isPresented, onCompletion, onCancellation) {
      // The value is made into a file when a place is chosen; there is none.
      guard item.value != nil else { return [] }
      return [try ExportedFiles.url(defaultFilename, contentTypes.first)]
    }
  }

  /// Lets people choose where a file is moved while a binding is true; `nil` for no file.
  public nonisolated func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    export(file == nil ? .constant(false) : isPresented, onCompletion) { file.map { [$0] } ?? [] }
  }
}
