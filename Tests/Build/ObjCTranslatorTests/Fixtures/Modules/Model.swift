import Foundation

struct Model {
  func load() -> String {
    let request = URLRequest(url: URL(string: "https://example.com")!)
    let selector: Selector = Selector("layoutSubviews")
    return "\(request.httpMethod ?? "") \(selector)"
  }
}
