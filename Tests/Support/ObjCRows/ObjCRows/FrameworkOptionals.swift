// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

// Optional methods of the frameworks' protocols: only those that the object implements give anything.

private final class TextAnswering: NSObject, UITextFieldDelegate, UICollectionViewDelegateFlowLayout {
  var textFieldShouldClear = false

  func textFieldShouldReturn(_ textField: UITextField) -> Bool { false }
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 3, height: 4) }
}

private final class TextSilent: NSObject, UITextFieldDelegate, UICollectionViewDelegateFlowLayout {}

private final class TextGeneric<T>: NSObject, UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { false }
}

private class Loading: NSObject, URLSessionDataDelegate {}

private final class Counting: Loading {
  func urlSession(_ session: URLSession, didCreateTask task: URLSessionTask) { print("created") }
  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    print("complete", error == nil)
  }
}

private final class Words: NSObject, XMLParserDelegate {
  func parser(_ parser: XMLParser, foundCharacters string: String) { print("found", string) }
}

enum FrameworkOptionals {
  /// Delegates of Foundation's, as a proxy asks them.
  private static func foundation() {
    let session = URLSession(configuration: .ephemeral)
    let task = session.dataTask(with: URL(fileURLWithPath: "/"))
    for delegate in [Counting(), Loading()] as [any URLSessionDelegate] {
      (delegate as? URLSessionTaskDelegate)?.urlSession?(session, didCreateTask: task)
      (delegate as? URLSessionTaskDelegate)?.urlSession?(session, task: task, didCompleteWithError: nil)
        ?? print("nobody")
    }
    session.invalidateAndCancel()
    let parser = XMLParser(data: Data())
    let words = Words()
    parser.delegate = words
    parser.delegate?.parser?(parser, foundCharacters: "text")
    print(parser.delegate?.parserDidEndDocument?(parser) == nil)
  }

  @MainActor static func run() {
    foundation()
    final class Local: NSObject, UITextFieldDelegate {
      func textFieldShouldReturn(_ textField: UITextField) -> Bool { false }
    }
    let field = UITextField()
    let (answering, silent) = (TextAnswering(), TextSilent())
    for delegate in [answering, silent, Local(), TextGeneric<Int>()] as [any UITextFieldDelegate] {
      field.delegate = delegate
      let result = field.delegate?.textFieldShouldReturn?(field)
      print(result.map { "\($0)" } ?? "nil", field.delegate?.textFieldShouldClear?(field) ?? true)
    }
    field.delegate = answering
    print(field.delegate!.textFieldShouldReturn!(field))
    field.delegate = nil
    print(field.delegate?.textFieldShouldReturn?(field) == nil)

    let layout = UICollectionViewFlowLayout()
    let list = UICollectionView(frame: .zero, collectionViewLayout: layout)
    for delegate in [answering, silent] as [any UICollectionViewDelegateFlowLayout] {
      list.delegate = delegate
      let flow = list.delegate as? any UICollectionViewDelegateFlowLayout
      print(
        flow?.collectionView?(list, layout: layout, sizeForItemAt: IndexPath(item: 0, section: 0))
          ?? CGSize(width: 50, height: 50))
    }
  }
}
